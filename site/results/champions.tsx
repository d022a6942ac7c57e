import '../ui/cards/marked-years.css';
import './champions.css';
import type { Champion } from '#content/champions';
import { competitionPath } from '../../lib/paths.ts';
import { ScaleLine } from '../ui/cards/scale-line.tsx';

interface ChampionsProps {
  champions: Champion[];
  /** The edition that the page shows. */
  current: string;
}

/** Who won each year, on the line, to scale; one alone is on the podium already. */
export function Champions({ champions, current }: ChampionsProps) {
  if (champions.length < 2) return null;
  return (
    <section className="wrap champions" aria-labelledby="campeas">
      <h2 className="d-3" id="campeas">
        Quem venceu em cada ano
      </h2>
      <ScaleLine
        marks={champions.map(({ year, latitude = 0 }) => ({
          value: Number(year),
          label: String(year),
          look: latitude < 0 ? 'south' : 'north',
        }))}
      />
      <ol className="marked-years champions__years">
        {champions.map(({ slug, year, name }) => (
          <li key={slug}>
            <b className="d-3">
              {slug === current ? year : <a href={competitionPath(slug)}>{year}</a>}
            </b>
            <br />
            {name}
          </li>
        ))}
      </ol>
    </section>
  );
}
