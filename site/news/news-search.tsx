import { paths } from '../../lib/paths.ts';
import { newsCategories } from '../../lib/vocabulary.ts';
import { buttonClass } from '../ui/controls/button-class.ts';
import { SelectField, TextField } from '../ui/forms/field.tsx';
import type { NewsFilters } from './choose-news.ts';

const options = [
  { value: '', label: 'Todos' },
  ...Object.entries(newsCategories).map(([value, label]) => ({ value, label })),
];

/** Hangs from the line. A plain GET form; with a script it answers while one types. */
export function NewsSearch({ search, category }: NewsFilters) {
  return (
    <search aria-label="Notícias">
      <form className="news-search" action={`${paths.news}#noticias`} method="get" data-instant="">
        <TextField
          id="busca"
          label="Buscar notícias"
          type="search"
          name="busca"
          defaultValue={search}
          placeholder="Uma palavra, um esporte, uma cidade"
          maxLength={100}
          autoComplete="off"
        />
        <SelectField
          id="categoria"
          label="Categoria"
          name="categoria"
          defaultValue={category ?? ''}
          options={options}
        />
        <button className={buttonClass('sun')} type="submit">
          Buscar
        </button>
      </form>
    </search>
  );
}
