import { median } from '../measure/median.ts';
import type { NetworkName } from '../measure/networks.ts';
import type { Sighting } from '../measure/paint.ts';
import type { View } from '../measure/visit.ts';
import { type PageName, type PeerName, pageNames, peerNames } from '../peers/peer.ts';

type Place = { network: NetworkName; view: Sighting['view'] };

/** Medians over the runs. */
export function summarise(sightings: Sighting[]) {
  const peers = (Object.keys(peerNames) as PeerName[]).filter((name) =>
    sightings.some(({ peer }) => peer === name),
  );
  const middle = (
    peer: PeerName,
    page: PageName,
    { network, view }: Place,
    figure: (seen: View) => number,
  ) =>
    median(
      sightings
        .filter((one) => one.peer === peer && one.page === page)
        .filter((one) => one.network === network && one.view === view)
        .map(({ seen }) => figure(seen)),
    );
  /** The largest of all quotients of two peers, or the smallest, and where it was found. */
  const extreme = (
    choose: 'largest' | 'smallest',
    [over, under]: [PeerName, PeerName],
    places: Place[],
    figure: (seen: View) => number,
  ) => {
    const found = places.flatMap((place) =>
      pageNames.map((page) => ({
        where: `${page}, ${place.network}`,
        ratio: middle(over, page, place, figure) / middle(under, page, place, figure),
      })),
    );
    found.sort((a, b) => a.ratio - b.ratio);
    const one = choose === 'largest' ? found.at(-1) : found[0];
    return one ?? { where: 'nowhere', ratio: Number.NaN };
  };
  return { peers, middle, extreme };
}

export type Summary = ReturnType<typeof summarise>;
