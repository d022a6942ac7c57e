import type { Place } from '../../cms/payload-types.ts';
import { priceLabel } from '../../lib/audience.ts';
import { placePath } from '../../lib/paths.ts';
import { placeKinds, sports } from '../../lib/vocabulary.ts';
import { type Findable, toFindable, withNumbers } from '../findable.ts';
import { openPayload } from '../payload.ts';
import { listPlaces } from '../places.ts';
import { linksOnMap, linkTo, type SubjectContent } from '../subject.ts';
import { placesData } from './places-data.ts';

export const subject: SubjectContent = {
  findables: [{ collection: 'places', naming: { municipalities: 'municipality' }, readFindables }],
  listMapLinks: async () => (await listPlaces()).slice(0, linksOnMap).map(linkTo('places')),
  dataSets: [placesData],
};

async function readFindables(ids: number[]): Promise<Findable[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'places',
    select: {
      ...{ name: true, slug: true, kind: true, municipality: true, address: true },
      ...{ hours: true, sports: true, accessible: true, price: true },
    },
    populate: { municipalities: { name: true, slug: true } },
    ...withNumbers(ids),
  });
  return docs.flatMap((place) => {
    const town = townOf(place.municipality);
    if (!town) return [];
    // What nobody wrote down needs no words here.
    const price = typeof place.price === 'number' ? `. ${priceLabel(place.price)}` : '';
    const practised = place.sports.map((sport) => sports[sport]).join(', ');
    return toFindable({
      id: place.id,
      kind: 'places',
      address: placePath(place.slug ?? ''),
      title: place.name,
      summary: `${placeKinds[place.kind]}: ${practised}. ${place.hours}${price}`,
      keywords: `${town.name} ${place.accessible ? 'acessível acessibilidade' : ''}`,
      facts: `${place.address}, ${town.name}`,
    });
  });
}

/** A place whose municipality is missing is shown nowhere. */
function townOf(relation: Place['municipality'] | null) {
  return typeof relation === 'object' && relation?.slug ? relation : undefined;
}
