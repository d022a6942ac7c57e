import './towns-page.css';
import type { Municipality } from '#content/municipalities';
import type { TownCounts } from '#content/town-counts';
import { counted } from '../../lib/counts.ts';
import { kmToEquator, latitudeText } from '../../lib/latitude.ts';
import { townPath } from '../../lib/paths.ts';
import { crumbsOf } from '../addresses/crumbs.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Masthead } from '../layout/masthead.tsx';
import { percent, scaleAround } from './latitude-scale.ts';

/** A town with how much it has. */
export interface CountedTown extends Municipality, TownCounts {
  /** Of seven days. */
  classes: number;
}

/** Towns from north to south. */
export function TownsPage({ towns }: { towns: CountedTown[] }) {
  const north = towns.filter(({ latitude }) => latitude >= 0);
  const south = towns.filter(({ latitude }) => latitude < 0);
  return (
    <>
      <Masthead
        title={`Os ${towns.length} municípios`}
        lead="Do Oiapoque ao Jari, cada cidade na sua latitude: o que está marcado, onde praticar e quem nasceu ali."
        {...crumbsOf('municipalities')}
        art={<HeroArt name="canoagem" className="scene__art mast__art mast__art--low" />}
      />
      <section className="section" aria-labelledby="do-norte-ao-sul">
        <div className="wrap">
          <h2 className="vh" id="do-norte-ao-sul">
            Do norte ao sul
          </h2>
          <div className="latitudes">
            <Scale north={north} south={south} />
            <ol className="latitudes__list">
              {north.map((town) => (
                <TownRow key={town.slug} town={town} />
              ))}
              <li className="across latitudes__equator">
                <span>Linha do Equador</span>
              </li>
              {south.map((town) => (
                <TownRow key={town.slug} town={town} />
              ))}
            </ol>
          </div>
        </div>
      </section>
    </>
  );
}

function TownRow({ town }: { town: CountedTown }) {
  const { name, slug, latitude, events, classes, places, athletes } = town;
  const has = [
    classes > 0 ? `${counted(classes, 'aula', 'aulas')} nesta semana` : '',
    events > 0 ? counted(events, 'evento marcado', 'eventos marcados') : '',
    places > 0 ? counted(places, 'lugar', 'lugares') : '',
    athletes > 0 ? counted(athletes, 'atleta', 'atletas') : '',
  ].filter(Boolean);
  return (
    <li className="latitudes__town">
      <a className="cover-link d-3" href={townPath(slug)}>
        {name}
      </a>
      <span
        className={
          latitude < 0 ? 'latitudes__degrees latitudes__degrees--south' : 'latitudes__degrees'
        }
      >
        {latitudeText(latitude)}, a {kmToEquator(latitude)} km da linha
      </span>
      <span className="latitudes__has">
        {has.length > 0 ? has.join(', ') : 'Veja o que há por perto'}
      </span>
    </li>
  );
}

interface ScaleProps {
  north: CountedTown[];
  south: CountedTown[];
}

/** One scale of latitude beside the rows, which are all as high: a thread leads from each town to its row. */
function Scale({ north, south }: ScaleProps) {
  const rows = north.length + south.length + 1;
  const middleOf = (row: number) => (row + 0.5) / rows;
  const place = scaleAround(
    middleOf(north.length),
    [...north, ...south].map(({ latitude }) => latitude),
  );
  const threads = [
    ...north.map((town, index) => ({ town, row: index })),
    ...south.map((town, index) => ({ town, row: north.length + 1 + index })),
  ];
  return (
    <svg
      className="latitudes__scale"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      {threads.map(({ town: { slug, latitude }, row }) => (
        <line
          key={slug}
          x1="20%"
          y1={percent(place(latitude))}
          x2="100%"
          y2={percent(middleOf(row))}
        />
      ))}
      <line className="latitudes__meridian" x1="20%" y1="0" x2="20%" y2="100%" />
      {threads.map(({ town: { slug, latitude } }) => (
        <circle
          key={slug}
          className={latitude < 0 ? 'latitudes__dot latitudes__dot--south' : 'latitudes__dot'}
          cx="20%"
          cy={percent(place(latitude))}
          r="7"
        />
      ))}
    </svg>
  );
}
