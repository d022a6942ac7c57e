import { paths } from '../../lib/paths.ts';
import { placeKinds, sports } from '../../lib/vocabulary.ts';
import { type Findable, toFindable } from '../findable.ts';
import { listMunicipalities } from '../municipalities.ts';
import { listPlaces, type Place } from '../places.ts';
import type { SubjectContent } from '../subject.ts';
import { placesData } from './places-data.ts';

export const subject: SubjectContent = {
  async listFindables() {
    const [places, towns] = await Promise.all([listPlaces(), listMunicipalities()]);
    const names = new Map(towns.map(({ slug, name }) => [slug, name]));
    return places.map((place) => toHit(place, names.get(place.municipality) ?? ''));
  },
  dataSets: [placesData],
};

function toHit(place: Place, town: string): Findable {
  const practised = place.sports.map((sport) => sports[sport]).join(', ');
  return toFindable({
    kind: 'places',
    address: `${paths.places}?municipio=${place.municipality}#lugar-${place.slug}`,
    title: place.name,
    summary: `${placeKinds[place.kind]}: ${practised}. ${place.hours}`,
    keywords: `${town} ${place.accessible ? 'acessível acessibilidade' : ''}`,
    facts: `${place.address}, ${town}`,
  });
}
