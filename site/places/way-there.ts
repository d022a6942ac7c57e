import type { Municipality } from '#content/municipalities';
import type { Place } from '#content/places';
import { directionsAddress } from '../addresses/directions-address.ts';

/** Where only the town is known, the link says that it leads to the town. */
export function wayThere({ spot }: Pick<Place, 'spot'>, town: Municipality) {
  return spot
    ? { href: directionsAddress(spot), label: 'Como chegar' }
    : { href: directionsAddress(town), label: `Como chegar a ${town.name}` };
}
