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
    <table className="records-table">
      <caption className="d-2" data-announce="">
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={`${record.reference} ${record.year}`}>
            <th scope="row">
              {record.title}
              <small>{record.reference}</small>
            </th>
            <td data-label="Ano">{record.year}</td>
            {parties ? (
              <td data-label="Fornecedor ou parceiro">{record.party ?? 'A definir'}</td>
            ) : null}
            <td data-label="Data">
              <time dateTime={record.day}>{shortDate(record.day)}</time>
            </td>
            <td data-label="Situação">{record.situation}</td>
            <td data-label="Previsto">{reais(record.planned)}</td>
            <td data-label="Pago">{reais(record.paid)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={parties ? 5 : 4}>
            Total
          </th>
          <td data-label="Previsto">{reais(totals.planned)}</td>
          <td data-label="Pago">{reais(totals.paid)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
