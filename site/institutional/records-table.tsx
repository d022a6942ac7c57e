import './records-table.css';
import { shortDate } from '../../lib/dates.ts';
import { reais } from '../../lib/money.ts';
import {
  columnOf,
  isDescending,
  nextOrder,
  type RecordColumn,
  recordColumns,
} from './record-order.ts';
import { type RecordsView, recordsAddress } from './records-view.ts';

/** A real table; on narrow screens each record becomes a card, named by the same column heads. */
export function RecordsTable({ caption, view }: { caption: string; view: RecordsView }) {
  const { records, totals } = view;
  const parties = records.some(({ party }) => party !== undefined);
  const columns = (Object.keys(recordColumns) as RecordColumn[]).filter(
    (column) => parties || column !== 'parceiro',
  );
  return (
    <table className="records-table">
      <caption className="d-2">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHead key={column} column={column} view={view} />
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={`${record.reference} ${record.year} ${record.title}`}>
            <th scope="row">
              {record.title} <small>{record.reference}</small>
            </th>
            <td data-label={recordColumns.ano}>{record.year}</td>
            {parties ? (
              <td data-label={recordColumns.parceiro}>{record.party ?? 'A definir'}</td>
            ) : null}
            <td data-label={recordColumns.data}>
              <time dateTime={record.day}>{shortDate(record.day)}</time>
            </td>
            <td data-label={recordColumns.situacao}>{record.situation}</td>
            <td data-label={recordColumns.previsto}>{reais(record.planned)}</td>
            <td data-label={recordColumns.pago}>{reais(record.paid)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={columns.length - 2}>
            Total
          </th>
          <td data-label={recordColumns.previsto}>{reais(totals.planned)}</td>
          <td data-label={recordColumns.pago}>{reais(totals.paid)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Its name is a link that sorts; the arrow says which way the table is sorted now. */
function ColumnHead({ column, view }: { column: RecordColumn; view: RecordsView }) {
  const sorted = columnOf(view.order) === column;
  const down = isDescending(view.order);
  return (
    <th scope="col" aria-sort={sorted ? (down ? 'descending' : 'ascending') : undefined}>
      <a
        className="sort"
        id={`ordenar-${column}`}
        href={recordsAddress(view, { order: nextOrder(column, view.order) })}
        rel="nofollow"
        data-instant=""
      >
        {recordColumns[column]}
        <svg className="sort__mark" viewBox="0 0 12 16" aria-hidden="true" focusable="false">
          <path className={sorted && !down ? 'sort__on' : undefined} d="M1 6.5 6 1l5 5.5z" />
          <path className={sorted && down ? 'sort__on' : undefined} d="M1 9.5 6 15l5-5.5z" />
        </svg>
      </a>
    </th>
  );
}
