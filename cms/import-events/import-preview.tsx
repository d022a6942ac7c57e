'use client';
import { counted } from '../../lib/counts.ts';
import type { PlannedRow } from './plan-import.ts';

const groups = [
  ['refused', 'Recusados'],
  ['changed', 'Mudam'],
  ['new', 'Novos'],
  ['same', 'Sem mudança'],
] as const;

/** What an import would do, in the order of what wants attention. */
export function ImportPreview({ rows }: { rows: PlannedRow[] }) {
  return (
    <section className="import-preview" aria-labelledby="previa">
      <h2 id="previa">O que vai mudar</h2>
      {groups.map(([becomes, title]) => {
        const some = rows.filter((row) => row.becomes === becomes);
        return some.length === 0 ? null : (
          <details key={becomes} open={becomes !== 'same'}>
            <summary>
              {title}: {counted(some.length, 'evento', 'eventos')}
            </summary>
            <ul>
              {some.map((row) => (
                <li key={row.where}>
                  <Row row={row} />
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

function Row({ row }: { row: PlannedRow }) {
  const name = row.title || 'Sem título';
  return (
    <>
      {row.becomes === 'changed' || row.becomes === 'same' ? (
        <a href={`/admin/collections/events/${row.id}`}>{name}</a>
      ) : (
        <b>{name}</b>
      )}{' '}
      <span className="import-preview__where">{row.where}</span>
      {row.becomes === 'refused' ? <p>{row.reason}</p> : null}
      {row.becomes === 'new' && row.missing.length > 0 ? (
        <p>Falta antes de publicar: {row.missing.join(', ')}.</p>
      ) : null}
      {row.becomes === 'changed' ? (
        <dl>
          {row.changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                <del>{before || 'vazio'}</del> <ins>{after || 'vazio'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
