import { paths } from '../../lib/paths.ts';
import './filters.css';
import type { EventPlace } from '#content/events';
import { eventCategories } from '../../lib/vocabulary.ts';
import { ButtonLink, buttonClass } from '../ui/controls/button.tsx';
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
  return (
    <form
      className="filters"
      id="agenda-filtros"
      action={paths.events}
      data-region=""
      data-instant=""
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
        options={[
          { value: '', label: 'Todos os locais' },
          ...places.map(({ name, slug }) => ({ value: slug, label: name })),
        ]}
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
