import { transparencyTablePath } from '../../lib/paths.ts';
import './filters.css';
import { buttonClass } from '../ui/controls/button-class.ts';
import { SelectField, TextField } from '../ui/forms/field.tsx';
import { columnOf, orderName, recordOrders } from './record-order.ts';
import type { RecordsView } from './records-view.ts';

/** Outside the replaced regions, so that typing is not interrupted. */
export function RecordsFilter({ view }: { view: RecordsView }) {
  const { subject, filter, order, years, situations } = view;
  // A budget has no partners to sort by.
  const orders = recordOrders.filter(
    (one) => subject !== 'orcamento' || columnOf(one) !== 'parceiro',
  );
  return (
    <search aria-label="Registros">
      <form
        className="law-filters"
        action={`${transparencyTablePath(subject)}#registros`}
        data-instant=""
      >
        <TextField
          id="busca-registros"
          name="busca"
          type="search"
          label="Buscar nos registros"
          defaultValue={filter.words}
          maxLength={100}
          autoComplete="off"
        />
        <SelectField
          id="ano"
          name="ano"
          label="Ano"
          defaultValue={filter.year ?? ''}
          options={[
            { value: '', label: 'Todos os anos' },
            ...years.map((value) => ({ value: String(value), label: String(value) })),
          ]}
        />
        <SelectField
          id="situacao"
          name="situacao"
          label="Situação"
          defaultValue={filter.situation ?? ''}
          options={[
            { value: '', label: 'Todas as situações' },
            ...situations.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <SelectField
          id="ordem"
          name="ordem"
          label="Ordem"
          defaultValue={order}
          options={orders.map((value) => ({ value, label: orderName(value) }))}
        />
        <button className={buttonClass('ghost')} id="filtrar-registros" type="submit">
          Filtrar
        </button>
      </form>
    </search>
  );
}
