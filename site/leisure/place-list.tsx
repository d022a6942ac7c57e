import '../ui/cards/columns.css';
import './place-list.css';
import { nounFor } from '../../lib/counts.ts';
import { latitudeText } from '../../lib/latitude.ts';
import { placesPath, townPath } from '../../lib/paths.ts';
import { Pictogram } from '../drawings/pictograms/pictogram.tsx';
import { sportSigns } from '../drawings/pictograms/sport-signs.ts';
import { PlaceCard } from '../ui/cards/place-card.tsx';
import { ButtonLink, GoLink } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';
import { countPlaces, type PlaceFilter, sportsOf, type Town } from './places-view.ts';

interface PlaceListProps {
  towns: Town[];
  filter: PlaceFilter;
  now: Date;
}

/** From north to south, with the Equator between. */
export function PlaceList({ towns, filter, now }: PlaceListProps) {
  const chosen = towns.find(({ slug }) => slug === filter.municipality);
  const filtered = filter.municipality !== undefined || filter.sport !== undefined;
  if (filtered && countPlaces(towns) === 0)
    return (
      <div className="wrap towns" id="lugares" tabIndex={-1}>
        <EmptyState
          title="Nenhum lugar por aqui ainda"
          text="Ainda não temos um lugar cadastrado com essa escolha. Tente outro município ou outro esporte."
        >
          <ButtonLink href={placesPath({})}>Ver todos os lugares</ButtonLink>
          {chosen ? (
            <ButtonLink href={townPath(chosen.slug)} look="ghost">
              Página de {chosen.name}
            </ButtonLink>
          ) : null}
        </EmptyState>
      </div>
    );
  const shown = filtered ? towns.filter(({ places }) => places.length > 0) : towns;
  const north = shown.filter(({ latitude }) => latitude >= 0);
  const south = shown.filter(({ latitude }) => latitude < 0);
  return (
    <div className="wrap towns" id="lugares" tabIndex={-1}>
      {north.map((town) => (
        <TownRow key={town.slug} town={town} filter={filter} open={filtered} now={now} />
      ))}
      {north.length > 0 && south.length > 0 ? (
        <p className="towns__equator across">
          <span>Linha do Equador</span>
        </p>
      ) : null}
      {south.map((town) => (
        <TownRow key={town.slug} town={town} filter={filter} open={filtered} now={now} />
      ))}
    </div>
  );
}

interface TownRowProps {
  town: Town;
  filter: PlaceFilter;
  /** Filtered places are shown open; without a filter each town is a closed list. */
  open: boolean;
  now: Date;
}

function TownRow({ town, filter, open, now }: TownRowProps) {
  const { slug, places } = town;
  if (places.length === 0)
    return (
      <div className="town town--empty">
        <div className="town__head">
          <TownName town={town} />
          <p className="town__note">
            Nenhum lugar cadastrado por enquanto. <a href={townPath(slug)}>Página de {town.name}</a>
          </p>
        </div>
      </div>
    );
  return (
    <details className="town" open={open} id={`cidade-${slug}`}>
      <summary className="town__head">
        <TownName town={town} />
        <span className="town__signs" aria-hidden="true">
          {sportsOf(town).map((sport) => (
            <Pictogram key={sport} name={sportSigns[sport]} />
          ))}
        </span>
        <span className="town__count">
          <b>{places.length}</b> {nounFor(places.length, 'lugar', 'lugares')}
        </span>
        <span className="town__mark" aria-hidden="true" />
      </summary>
      <ul className="columns town__places">
        {inOwnLooks(places).map((place) => (
          <PlaceCard
            key={place.slug}
            place={place}
            heading="h4"
            inFilteredList
            chosen={filter.sport}
            now={now}
          />
        ))}
      </ul>
      <p className="town__page">
        <GoLink href={townPath(slug)}>{`Página de ${town.name}`}</GoLink>
      </p>
    </details>
  );
}

function TownName({ town: { name, latitude } }: { town: Town }) {
  return (
    <>
      <h3 className="d-2">{name}</h3>
      <span className={latitude < 0 ? 'town__latitude town__latitude--south' : 'town__latitude'}>
        {latitudeText(latitude)}
      </span>
    </>
  );
}
