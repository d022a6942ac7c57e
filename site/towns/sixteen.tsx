import './sixteen.css';
import type { Municipality } from '#content/municipalities';
import { fromNorth } from '../../lib/latitude.ts';
import { paths, townPath } from '../../lib/paths.ts';
import { Icon } from '../drawings/icon.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { percent, scaleBetween } from './latitude-scale.ts';
import { type Neighbour, neighboursOf } from './town-view.ts';

interface SixteenProps {
  town: Municipality;
  towns: Municipality[];
}

/** All towns on one scale of latitude, and the way to the neighbours. */
export function Sixteen({ town, towns }: SixteenProps) {
  const { north, south } = neighboursOf(towns, town);
  return (
    <section className="section" aria-labelledby="do-norte-ao-sul">
      <div className="wrap">
        <h2 className="d-2" id="do-norte-ao-sul">
          Os {towns.length}, do norte ao sul
        </h2>
        <LatitudeLine town={town} towns={towns} />
        <nav className="sixteen" aria-label="Municípios vizinhos na linha">
          {north ? <Way neighbour={north} side="norte" /> : null}
          {south ? <Way neighbour={south} side="sul" /> : null}
        </nav>
        <GoLink href={paths.municipalities}>Ver todos os municípios</GoLink>
      </div>
    </section>
  );
}

function Way({ neighbour: { town, km }, side }: { neighbour: Neighbour; side: 'norte' | 'sul' }) {
  const north = side === 'norte';
  return (
    <a className={`sixteen__way sixteen__way--${side}`} href={townPath(town.slug)}>
      <span className="small">
        Ao {side}, a {km} km em linha reta
      </span>
      <b className="d-2">
        {north ? <Icon name="back" /> : null}
        {town.name}
        {north ? null : <Icon name="go" />}
      </b>
    </a>
  );
}

/** Names this near to the town's own are left out. */
const room = 0.2;

/** A picture of the list of towns: places in percent, so that dots and letters keep their size. */
function LatitudeLine({ town, towns }: SixteenProps) {
  const ordered = fromNorth(towns);
  const place = scaleBetween(ordered.map(({ latitude }) => latitude));
  const own = place(town.latitude);
  const ends = [ordered[0], ordered.at(-1)]
    .filter((end) => end !== undefined)
    .filter(({ latitude }) => Math.abs(place(latitude) - own) > room);
  return (
    <svg className="sixteen__line" width="100%" height="76" aria-hidden="true" focusable="false">
      <rect className="sixteen__north" x="-50%" y="20" width={percent(place(0) + 0.5)} height="4" />
      <rect className="sixteen__south" x={percent(place(0))} y="20" width="200%" height="4" />
      <rect className="sixteen__equator" x={percent(place(0))} y="0" width="4" height="44" />
      {ordered.map(({ slug, latitude }) => (
        <circle
          key={slug}
          className={latitude < 0 ? 'sixteen__dot sixteen__dot--south' : 'sixteen__dot'}
          cx={percent(place(latitude))}
          cy="22"
          r="7"
        />
      ))}
      <circle className="sixteen__own" cx={percent(own)} cy="22" r="13" />
      {[town, ...ends].map(({ slug, name, latitude }) => (
        <text
          key={slug}
          className={slug === town.slug ? 'sixteen__name sixteen__name--own' : 'sixteen__name'}
          x={percent(place(latitude))}
          y="64"
          textAnchor={anchorAt(place(latitude))}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}

/** Near an edge a name grows away from it. */
function anchorAt(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.25) return 'start';
  return share > 0.75 ? 'end' : 'middle';
}
