import './records-table.css';
import type { TransparencyRecord } from '#content/transparency';
import { shortDate } from '../../lib/dates.ts';
import { reais } from '../../lib/money.ts';
import type { Totals } from './records.ts';

interface RecordsTableProps {
  caption: string;
  records: TransparencyRecord[];
  totals: Totals;
}

/** Browsers forget that a table is one when it is shown as blocks; said in words, it stays one. */
const is = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({
  role,
});

/** A real table; on narrow screens each record becomes a card, named by the same column heads. */
export function RecordsTable({ caption, records, totals }: RecordsTableProps) {
  const parties = records.some(({ party }) => party !== undefined);
  const columns = [
    'Objeto',
    'Ano',
    ...(parties ? ['Fornecedor ou parceiro'] : []),
    'Data',
    'Situação',
    'Previsto',
    'Pago',
  ];
  return (
    <table {...is('table')} className="records-table">
      <caption className="d-2" data-announce="">
        {caption}
      </caption>
      <thead {...is('rowgroup')}>
        <tr {...is('row')}>
          {columns.map((name) => (
            <th key={name} {...is('columnheader')} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...is('rowgroup')}>
        {records.map((record) => (
          <tr {...is('row')} key={`${record.reference} ${record.year}`}>
            <th {...is('rowheader')} scope="row">
              {record.title}
              <small>{record.reference}</small>
            </th>
            <td {...is('cell')} data-label="Ano">
              {record.year}
            </td>
            {parties ? (
              <td {...is('cell')} data-label="Fornecedor ou parceiro">
                {record.party ?? 'A definir'}
              </td>
            ) : null}
            <td {...is('cell')} data-label="Data">
              <time dateTime={record.day}>{shortDate(record.day)}</time>
            </td>
            <td {...is('cell')} data-label="Situação">
              {record.situation}
            </td>
            <td {...is('cell')} data-label="Previsto">
              {reais(record.planned)}
            </td>
            <td {...is('cell')} data-label="Pago">
              {reais(record.paid)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot {...is('rowgroup')}>
        <tr {...is('row')}>
          <th {...is('rowheader')} scope="row" colSpan={parties ? 5 : 4}>
            Total
          </th>
          <td {...is('cell')} data-label="Previsto">
            {reais(totals.planned)}
          </td>
          <td {...is('cell')} data-label="Pago">
            {reais(totals.paid)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
