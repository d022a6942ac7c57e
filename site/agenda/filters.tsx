import { paths } from '../../lib/paths.ts';
import './filters.css';
import type { EventPlace } from '#content/events';
import { eventCategories } from '../../lib/vocabulary.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { SelectField } from '../ui/forms/field.tsx';
import { type AgendaView, downloadAddress } from './agenda-view.ts';

interface FiltersProps {
  view: AgendaView;
  places: EventPlace[];
  /** Nothing is listed: the file to download is that of all dates, never an empty one. */
  empty: boolean;
}

const categories = [
  { value: '', label: 'Todas as categorias' },
  ...Object.entries(eventCategories).map(([value, label]) => ({ value, label })),
];

export function Filters({ view, places, empty }: FiltersProps) {
  const { data, categoria, local, mes } = view.query;
  const { first, others } = townChoices(places);
  return (
    <form
      className="filters"
      id="agenda-filtros"
      action={paths.events}
      data-region=""
      data-instant=""
      data-then="close"
    >
      {data ? <input type="hidden" name="data" value={data} /> : null}
      {mes ? <input type="hidden" name="mes" value={mes} /> : null}
      <SelectField
        id="categoria"
        name="categoria"
        label="Categoria"
        options={categories}
        defaultValue={categoria ?? ''}
      />
      <SelectField
        id="local"
        name="local"
        label="Local"
        options={[{ value: '', label: 'Todos os locais' }, ...first]}
        group={{ label: first.length > 0 ? 'Outros municípios' : 'Municípios', options: others }}
        defaultValue={local ?? ''}
      />
      <div className="filters__actions">
        <button className={`${buttonClass()} filters__apply`} type="submit">
          Ver eventos
        </button>
        <a className={buttonClass('ghost')} id="limpar-filtros" href={paths.events} data-instant="">
          Limpar filtros
        </a>
        <ButtonLink
          href={downloadAddress(empty ? { ...view, day: undefined } : view)}
          icon="download"
        >
          Baixar calendário{empty ? ' de todas as datas' : ''}
        </ButtonLink>
      </div>
    </form>
  );
}

/** The three largest towns, in the specification's order; the others come after them, by name. */
const largest = ['macapa', 'santana', 'laranjal-do-jari'];

function townChoices(places: readonly EventPlace[]) {
  const choice = ({ name, slug }: EventPlace) => ({ value: slug, label: name });
  return {
    first: largest.flatMap((slug) => places.filter((one) => one.slug === slug).map(choice)),
    others: places
      .filter(({ slug }) => !largest.includes(slug))
      .map(choice)
      .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR')),
  };
}
