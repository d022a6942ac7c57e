import './place-list.css';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PlaceCard } from './place-card.tsx';
import {
  countPlaces,
  latitudeText,
  type PlaceFilter,
  placesAddress,
  type Town,
} from './places-view.ts';

interface PlaceListProps {
  towns: Town[];
  filter: PlaceFilter;
}

/** From Oiapoque to Vitória do Jari, with the line where it really is. */
export function PlaceList({ towns, filter }: PlaceListProps) {
  const everything = { municipality: undefined, sport: undefined };
  const filtered = filter.municipality !== undefined || filter.sport !== undefined;
  if (filtered && countPlaces(towns) === 0)
    return (
      <div className="wrap towns" id="lugares" tabIndex={-1}>
        <EmptyState
          title="Nenhum lugar por aqui ainda"
          text="Não conhecemos um lugar com essa escolha. Tente outro município ou outro esporte."
        >
          <ButtonLink href={placesAddress(everything)}>Ver todos os lugares</ButtonLink>
        </EmptyState>
      </div>
    );
  const shown = filtered ? towns.filter(({ places }) => places.length > 0) : towns;
  const north = shown.filter(({ latitude }) => latitude >= 0);
  const south = shown.filter(({ latitude }) => latitude < 0);
  return (
    <div className="wrap towns" id="lugares" tabIndex={-1}>
      {north.map((town) => (
        <TownRow key={town.slug} town={town} filter={filter} />
      ))}
      {north.length > 0 && south.length > 0 ? (
        <p className="towns__equator">
          <span>Linha do Equador</span>
        </p>
      ) : null}
      {south.map((town) => (
        <TownRow key={town.slug} town={town} filter={filter} />
      ))}
    </div>
  );
}

function TownRow({ town, filter }: { town: Town; filter: PlaceFilter }) {
  const { slug, name, latitude, places } = town;
  const empty = places.length === 0;
  return (
    <section className={empty ? 'town town--empty' : 'town'} aria-labelledby={`cidade-${slug}`}>
      <div className="town__head">
        <h3 className="d-2" id={`cidade-${slug}`}>
          {name}
        </h3>
        <p className={latitude < 0 ? 'town__latitude town__latitude--south' : 'town__latitude'}>
          {latitudeText(latitude)}
        </p>
      </div>
      {empty ? (
        <p className="muted">Nenhum lugar cadastrado por enquanto.</p>
      ) : (
        <ul className="town__places">
          {places.map((place) => (
            <PlaceCard key={place.slug} place={place} filter={filter} />
          ))}
        </ul>
      )}
    </section>
  );
}
