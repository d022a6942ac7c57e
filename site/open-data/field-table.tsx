import './field-table.css';
import type { PublishedField } from './published-set.ts';

/** On narrow screens each field becomes a short card. */
export function FieldTable({ caption, fields }: { caption: string; fields: PublishedField[] }) {
  return (
    <table className="field-table">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {['Nome', 'Tipo', 'Significado', 'Exemplo'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, meaning, example }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{type}</td>
            <td>{meaning}</td>
            <td data-label="Exemplo">{example ?? 'vazio em todos os registros'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
