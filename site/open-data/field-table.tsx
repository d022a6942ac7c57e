import './field-table.css';
import { is } from '../ui/table-roles.ts';
import type { PublishedField } from './published-set.ts';

/** On narrow screens each field becomes a short card. */
export function FieldTable({ caption, fields }: { caption: string; fields: PublishedField[] }) {
  return (
    <table {...is('table')} className="field-table">
      <caption className="vh">{caption}</caption>
      <thead {...is('rowgroup')}>
        <tr {...is('row')}>
          {['Nome', 'Tipo', 'Significado', 'Exemplo'].map((name) => (
            <th key={name} {...is('columnheader')} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...is('rowgroup')}>
        {fields.map(({ name, type, meaning, example }) => (
          <tr key={name} {...is('row')}>
            <th {...is('rowheader')} scope="row">
              <code>{name}</code>
            </th>
            <td {...is('cell')}>{type}</td>
            <td {...is('cell')}>{meaning}</td>
            <td {...is('cell')} data-label="Exemplo">
              {example ?? 'vazio em todos os registros'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
