import { paths } from '../../../lib/paths.ts';
import './header-search.css';
import '../../ui/cards/hit.css';
import { Icon } from '../../drawings/icon.tsx';
import { ShutButton } from '../../ui/controls/shut-button.tsx';

/**
 * A panel that the link 'Buscar no site' opens; without a script that link leads to the search page.
 * The form is a plain one: `suggestions.ts`, loaded when the field is first used, adds the list.
 */
export function HeaderSearch() {
  return (
    <search className="find" id="busca-do-portal" popover="auto" aria-label="Portal">
      {/** Above the list, which closes when the field loses the focus: a button below it would move away. */}
      <ShutButton panel="busca-do-portal">Fechar a pesquisa</ShutButton>
      <form className="find__form" action={paths.search}>
        <label className="vh" htmlFor="procurar">
          Pesquisar no portal
        </label>
        <input
          className="find__field"
          id="procurar"
          name="q"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls="sugestoes"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          placeholder="O que você procura?"
        />
        <button className="find__go" type="submit">
          <Icon name="search" />
          <span className="vh">Pesquisar</span>
        </button>
        <div
          className="find__list"
          id="sugestoes"
          role="listbox"
          aria-label="Sugestões"
          data-from={paths.suggestions}
          hidden
        />
      </form>
    </search>
  );
}
