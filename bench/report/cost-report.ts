import { pageNames, peerNames } from '../peers/peer.ts';
import { kilobytes, table } from './markdown.ts';
import type { Summary } from './sightings.ts';

/** The line does not change what a page costs: told for one of them. */
const network = 'slow-4g';
const kilobyte = 1024;

/** Bytes on the wire, headers included, and requests. */
export function costTables({ peers, middle }: Summary): string {
  const head = ['Page', ...peers.map((peer) => peerNames[peer])];
  const first = { network, view: 'first' } as const;
  const second = { network, view: 'second' } as const;
  const rowsOf = (
    cell: (peer: (typeof peers)[number], page: (typeof pageNames)[number]) => string,
  ) => pageNames.map((page) => [page, ...peers.map((peer) => cell(peer, page))]);
  const untilLoaded = rowsOf((peer, page) => {
    const document = middle(peer, page, first, (seen) => seen.whole.documentBytes);
    const bytes = middle(peer, page, first, (seen) => seen.loaded.bytes);
    const requests = middle(peer, page, first, (seen) => seen.loaded.requests);
    return `${kilobytes(document)} / ${kilobytes(bytes)} / ${requests}`;
  });
  const afterwards = rowsOf((peer, page) => {
    const bytes = middle(peer, page, first, ({ whole, loaded }) => whole.bytes - loaded.bytes);
    const requests = middle(
      peer,
      page,
      first,
      ({ whole, loaded }) => whole.requests - loaded.requests,
    );
    return `${kilobytes(bytes)} / ${requests}`;
  });
  const secondPage = rowsOf((peer, page) => {
    const bytes = middle(peer, page, second, ({ whole }) => whole.bytes - whole.pictureBytes);
    const pictures = middle(peer, page, second, ({ whole }) => whole.pictureBytes);
    const requests = middle(peer, page, second, ({ whole }) => whole.requests);
    return `${kilobytes(bytes)} + ${kilobytes(pictures)} / ${requests}`;
  });
  return [
    '## Bytes and requests',
    aims({ peers, middle }),
    'First view: KB of the document / KB until the page is loaded / requests until then:',
    table(head, untilLoaded),
    'First view, afterwards, until the line is idle: KB / requests:',
    table(head, afterwards),
    'Second page: KB without pictures + KB of pictures / requests:',
    table(head, secondPage),
  ].join('\n\n');
}

function aims({ middle }: Pick<Summary, 'peers' | 'middle'>): string {
  const first = { network, view: 'first' } as const;
  const second = { network, view: 'second' } as const;
  const of = (place: typeof first | typeof second, figure: Parameters<typeof middle>[3]) =>
    pageNames.map((page) => middle('product', page, place, figure) / kilobyte);
  const [home = 0] = of(first, ({ loaded }) => loaded.bytes);
  const [later = 0] = of(first, ({ whole, loaded }) => whole.bytes - loaded.bytes);
  const documents = Math.max(...of(first, ({ whole }) => whole.documentBytes));
  const next = Math.max(...of(second, ({ whole }) => whole.bytes - whole.pictureBytes));
  const line = (aim: string, limit: number, value: number) =>
    `- ${aim} at most ${limit} KB: ${value <= limit ? 'reached' : '**not reached**'}, ${value.toFixed(1)} KB.`;
  return [
    line('The HTML of a page', 20, documents),
    line('Home until it is loaded', 40, home),
    line('Home afterwards, until the line is idle', 45, later),
    line('A second page, pictures excepted,', 8, next),
  ].join('\n');
}
