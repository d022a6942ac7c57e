import { type NetworkName, networkNames, networks } from '../measure/networks.ts';
import type { Sighting } from '../measure/paint.ts';
import type { View } from '../measure/visit.ts';
import { type PeerName, pageNames, peerNames } from '../peers/peer.ts';
import { costTables } from './cost-report.ts';
import { ms, table, times, verdict } from './markdown.ts';
import { barChart } from './plot.ts';
import type { Report } from './results.ts';
import { type Summary, summarise } from './sightings.ts';

const firstPaint = ({ firstPaint }: View) => firstPaint;
const views = { first: 'first view', second: 'second page' } as const;
const slowest = 1.1;
const earlier = 1.3;

export function reportPaint(sightings: Sighting[], runs: number): Report {
  const summary = summarise(sightings);
  const method = `Phone of 360 px, CPU 4 times slower, TLS and HTTP/2 through one nginx, medians of ${runs} runs. 'First view' is a phone that was never here; 'second page' follows another page, when the line is idle, by its address. The line is the bench's own: it slows the set-up of a connection too, and begins slowly as TCP does. All peers send TLS in pieces of one size.`;
  const tables = networkNames.flatMap((network) => [
    `## ${networks[network].label}`,
    ...(['first', 'second'] as const).flatMap((view) => [
      `First contentful paint, ${views[view]}, ms:`,
      paintTable(summary, network, view),
    ]),
    'Largest contentful paint, ms / blocking time, ms / layout shift, first view:',
    otherTimes(summary, network),
  ]);
  return {
    name: 'paint',
    title: 'First paint, and what it costs',
    text: [method, aims(summary), ...tables, costTables(summary)].join('\n\n'),
    plots: networkNames.map((network) => ({
      name: `paint-${network}`,
      svg: plotPaint(summary, network),
    })),
  };
}

function aims({ peers, extreme }: Summary): string {
  const places = networkNames.map((network) => ({ network, view: 'first' as const }));
  const lines: string[] = [];
  for (const peer of ['limit', 'guarded'] as const) {
    const found = extreme('largest', ['product', peer], places, firstPaint);
    const aim = `First paint within ${slowest} × ${peerNames[peer]}`;
    lines.push(verdict(aim, found.ratio, found.where, found.ratio <= slowest));
  }
  for (const peer of peers.filter((name) => name.startsWith('wordpress'))) {
    const found = extreme('smallest', [peer, 'product'], places, firstPaint);
    const aim = `At least ${earlier} × earlier than ${peerNames[peer]}`;
    lines.push(verdict(aim, found.ratio, found.where, found.ratio >= earlier));
  }
  return lines.join('\n');
}

/** Each peer, and what the portal's time is by it: below 1 the portal paints earlier. */
function paintTable(
  { peers, middle }: Summary,
  network: NetworkName,
  view: Sighting['view'],
): string {
  const others = peers.filter((peer) => peer !== 'product');
  const head = ['Page', peerNames.product, ...others.flatMap((peer) => [peerNames[peer], 'ratio'])];
  const rows = pageNames.map((page) => {
    const of = (peer: PeerName) => middle(peer, page, { network, view }, firstPaint);
    const compared = others.flatMap((peer) => [ms(of(peer)), times(of('product') / of(peer))]);
    return [page, ms(of('product')), ...compared];
  });
  return table(head, rows);
}

function otherTimes({ peers, middle }: Summary, network: NetworkName): string {
  const place = { network, view: 'first' } as const;
  const rows = pageNames.map((page) => [
    page,
    ...peers.map((peer) => {
      const of = (figure: (seen: View) => number) => middle(peer, page, place, figure);
      const shift = of((seen) => seen.shift);
      return `${ms(of((seen) => seen.largestPaint))} / ${ms(of((seen) => seen.blocking))} / ${shift < 0.0005 ? '0' : shift.toFixed(3)}`;
    }),
  ]);
  return table(['Page', ...peers.map((peer) => peerNames[peer])], rows);
}

function plotPaint({ peers, middle }: Summary, network: NetworkName): string {
  const place = { network, view: 'first' } as const;
  return barChart({
    title: `First paint on first view, ${networks[network].label}`,
    groups: pageNames.map((page) => ({
      label: page,
      bars: peers.map((peer) => {
        const value = middle(peer, page, place, firstPaint);
        const by = value / middle('product', page, place, firstPaint);
        const tone = Object.keys(peerNames).indexOf(peer);
        return { label: peerNames[peer], value, text: `${ms(value)} ms, ${times(by)}`, tone };
      }),
    })),
  });
}
