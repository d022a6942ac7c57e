import '../ui/cards/columns.css';
import './standing-tables.css';
import type { Entry, Heat } from '#content/heats';
import { athletePath } from '../../lib/paths.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { nameOf } from '../ui/cards/result-lines.ts';

/** A table for each race, the best first. */
export function HeatTables({ heats }: { heats: Heat[] }) {
  if (heats.length === 0) return null;
  return (
    <section className="section" aria-labelledby="provas">
      <div className="wrap">
        <LineHeading id="provas">Provas</LineHeading>
        <div className="columns columns--2-1-1">
          {heats.map((heat) => (
            <HeatTable key={heat.id} heat={heat} />
          ))}
        </div>
      </div>
    </section>
  );
}

function HeatTable({ heat: { title, ranking } }: { heat: Heat }) {
  return (
    <table className="standing">
      <caption className="d-3">{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Lugar</span>
          </th>
          <th scope="col">Quem</th>
          <th scope="col">Marca</th>
        </tr>
      </thead>
      <tbody>
        {ranking.map(({ entry, place }) => (
          <tr key={entry.id}>
            <td className="standing__place">{place ?? '–'}</td>
            <th scope="row">
              <Who entry={entry} />
            </th>
            <td data-label="Marca">{entry.mark ?? entry.note ?? 'sem marca'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Who({ entry }: { entry: Entry }) {
  const { athlete, name, town } = entry;
  return (
    <>
      {athlete ? <a href={athletePath(athlete.slug)}>{athlete.name}</a> : nameOf(entry)}{' '}
      {(athlete || name) && town ? <small>{town.name}</small> : null}
    </>
  );
}
