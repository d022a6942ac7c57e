import '../ui/cards/marked-years.css';
import './champions.css';
import type { Champion } from '#content/champions';
import { competitionPath } from '../../lib/paths.ts';

interface ChampionsProps {
  champions: Champion[];
  /** The edition that the page shows. */
  current: string;
}

/** Who won each year, on the line; one alone is on the podium already. */
export function Champions({ champions, current }: ChampionsProps) {
  if (champions.length < 2) return null;
  return (
    <section className="wrap champions" aria-labelledby="campeas">
      <h2 className="d-3" id="campeas">
        Quem venceu em cada ano
      </h2>
      <ol className="marked-years champions__years">
        {champions.map(({ slug, year, name, latitude = 0 }) => (
          <li key={slug} className={latitude < 0 ? 'champions__south' : undefined}>
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
