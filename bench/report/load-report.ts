import { connections, type Throughput, type Throughputs } from '../measure/load.ts';
import { type Peer, peerNames } from '../peers/peer.ts';
import { table, times, verdict } from './markdown.ts';
import { barChart } from './plot.ts';
import type { Report } from './results.ts';

const isSecure = (peer: Peer) => peer.origin.startsWith('https:');
const nameOf = ({ peer }: Throughput) =>
  `${peerNames[peer.name]}, ${isSecure(peer) ? 'TLS' : 'plain'}`;
const round = (value: number) => Math.round(value).toLocaleString('en');

export function reportLoad({ generator, rows }: Throughputs, runs: number): Report {
  /** What it is by the hand-inlined files over the same kind of line; undefined without them. */
  const ratioOf = ({ peer, perSecond }: Throughput) => {
    const limit = rows.find(
      (row) => row.peer.name === 'limit' && isSecure(row.peer) === isSecure(peer),
    );
    return limit && perSecond / limit.perSecond;
  };
  const lines = rows.map((row) => [
    nameOf(row),
    round(row.perSecond),
    ratioOf(row) === undefined ? '' : times(ratioOf(row) ?? 0),
    row.p50.toFixed(1),
    row.p99.toFixed(1),
    String(row.failures),
  ]);
  const aims = [
    { name: 'direct', least: 0.3, words: 'The portal alone' },
    { name: 'directAllCores', least: 0.3, words: 'The portal alone, like nginx on all cores,' },
    { name: 'product', least: 0.8, words: 'The portal behind nginx' },
  ].flatMap(({ name, least, words }) => {
    const row = rows.find(({ peer }) => peer.name === name);
    const ratio = row && ratioOf(row);
    if (!row || ratio === undefined) return [];
    return [verdict(`${words} at least ${least} × nginx`, ratio, nameOf(row), ratio >= least)];
  });
  const head = ['Served by', 'pages/s', 'by nginx', 'p50 ms', 'p99 ms', 'failures'];
  return {
    name: 'load',
    title: 'Pages per second',
    text: [
      `The five pages in turn over ${connections} kept connections (HTTP/1.1), compressed, asked for by ${generator} on the same machine; medians of ${runs} runs. Before WordPress nginx compresses each answer anew.`,
      aims.join('\n'),
      table(head, lines),
    ].join('\n\n'),
    plots: [
      {
        name: 'load',
        svg: barChart({
          title: `Pages per second, ${connections} connections`,
          groups: [false, true].map((secure) => ({
            label: secure ? 'TLS' : 'Plain HTTP',
            bars: rows
              .filter(({ peer }) => isSecure(peer) === secure)
              .map((row) => ({
                label: peerNames[row.peer.name],
                value: row.perSecond,
                text: `${round(row.perSecond)}, ${times(ratioOf(row) ?? 1)}`,
                tone: Object.keys(peerNames).indexOf(row.peer.name),
              })),
          })),
        }),
      },
    ],
  };
}
