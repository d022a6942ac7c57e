import { chromium } from '@playwright/test';
import { findBrowser } from '../../tests/support/browser-path.ts';
import { atEnd } from '../machine/endings.ts';
import { addressOf, type PageName, type Peer, type PeerName, pageNames } from '../peers/peer.ts';
import { type NetworkName, networkNames, networks } from './networks.ts';
import { openSlowLine, type SlowLine } from './slow-line.ts';
import { type View, visit } from './visit.ts';

export interface Sighting {
  peer: PeerName;
  network: NetworkName;
  page: PageName;
  /** Opened by somebody who was never here, or after another page. */
  view: 'first' | 'second';
  seen: View;
}

interface PaintOptions {
  runs: number;
  fingerprint: string;
  /** Undefined: all that the browser knows. */
  encodings: string | undefined;
}

/** In turns, so that whatever else the machine does meets all of them alike. */
export async function measurePaint(
  peers: Peer[],
  { runs, fingerprint, encodings }: PaintOptions,
): Promise<Sighting[]> {
  const lines = new Map<Peer, SlowLine>();
  for (const peer of peers) lines.set(peer, await openSlowLine(Number(new URL(peer.origin).port)));
  const detours = [...lines].map(
    ([{ origin }, { port }]) => `MAP ${new URL(origin).host} 127.0.0.1:${port}`,
  );
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      `--host-resolver-rules=${detours.join(',')}`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  });
  atEnd(() => browser.close());
  const sightings: Sighting[] = [];
  for (let run = 1; run <= runs; run += 1)
    for (const network of networkNames) {
      console.log(`First paint, run ${run} of ${runs}, ${network}`);
      for (const [index, page] of pageNames.entries()) {
        const next = pageNames[(index + 1) % pageNames.length] ?? page;
        for (const peer of peers) {
          lines.get(peer)?.setSpeed(networks[network].speed);
          const addresses: [string, string] = [addressOf(peer, page), addressOf(peer, next)];
          const [first, second] = await visit(browser, addresses, encodings);
          sightings.push(
            { peer: peer.name, network, page, view: 'first', seen: first },
            { peer: peer.name, network, page: next, view: 'second', seen: second },
          );
        }
      }
    }
  await browser.close();
  return sightings;
}
