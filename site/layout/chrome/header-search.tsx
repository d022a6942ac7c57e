import { paths } from '../../../lib/paths.ts';
import './header-search.css';
import { Icon } from '../../drawings/icon.tsx';
import { Island } from '../../islands/island.tsx';
import { ShutButton } from '../../ui/controls/shut-button.tsx';
import { SearchSuggestions } from './search-suggestions.island.tsx';

/**
 * A panel that the link 'Buscar no site' opens; without a script that link leads to the search page.
 * The form is a plain one, to which the browser adds suggestions when the field is first used.
 */
export function HeaderSearch() {
  return (
    <search className="find" id="busca-do-portal" popover="auto" aria-label="Portal">
      {/** Above the list, which closes when the field loses the focus: a button below it would move away. */}
      <ShutButton panel="busca-do-portal">Fechar a pesquisa</ShutButton>
      <form className="find__form" action={paths.search}>
        <Island
          of={SearchSuggestions}
          from="layout/chrome/search-suggestions"
          when="touched"
          props={{ from: paths.suggestions }}
        />
        <button className="find__go" type="submit">
          <Icon name="search" />
          <span className="vh">Pesquisar</span>
        </button>
      </form>
    </search>
  );
}
