import './standing-tables.css';
import { medalNames } from '../../lib/medals.ts';
import { townPath } from '../../lib/paths.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import type { townMedals } from './competition-view.ts';

/** Medals by municipality: gold first, then silver, then bronze. */
export function MedalTable({ rows }: { rows: ReturnType<typeof townMedals> }) {
  if (rows.length === 0) return null;
  return (
    <section className="section" aria-labelledby="medalhas">
      <div className="wrap">
        <LineHeading id="medalhas">Medalhas por município</LineHeading>
        <table className="standing">
          <caption className="vh">Medalhas por município</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Lugar</span>
              </th>
              <th scope="col">Município</th>
              {medalNames.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col" className="standing__minor">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ town, name, place, gold, silver, bronze, total }) => (
              <tr key={town}>
                <td className="standing__place">{place}</td>
                <th scope="row">
                  <a href={townPath(town)}>{name}</a>
                </th>
                <td data-label="Ouro" className="standing__main">
                  {gold}
                </td>
                <td data-label="Prata">{silver}</td>
                <td data-label="Bronze">{bronze}</td>
                <td className="standing__minor">{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
