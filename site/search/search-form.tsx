import { paths } from '../../lib/paths.ts';
import '../ui/forms/field.css';
import { longestWords } from '../../lib/query.ts';
import { type SubjectName, subjects } from '../../lib/subjects.ts';
import { buttonClass } from '../ui/controls/button-class.ts';

interface SearchFormProps {
  words: string;
  kind: SubjectName | undefined;
}

/** Hangs from the line, as every search of the site does. */
export function SearchForm({ words, kind }: SearchFormProps) {
  return (
    <search>
      <form className="search-form" action={paths.search} data-instant="">
        <label className="vh" htmlFor="q">
          O que você procura?
        </label>
        <input
          className="input"
          id="q"
          type="search"
          name="q"
          maxLength={longestWords}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={words}
          placeholder="O que você procura?"
        />
        <span id="tipo-da-busca" data-region="">
          {kind ? <input type="hidden" name="tipo" value={subjects[kind].search.term} /> : null}
        </span>
        <button className={buttonClass('sun')} type="submit">
          Buscar
        </button>
      </form>
    </search>
  );
}
