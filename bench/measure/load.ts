import { fileURLToPath } from 'node:url';
import { runProgram } from '../machine/endings.ts';
import { findCommand } from '../machine/tools.ts';
import { addressOf, type Peer, pageNames } from '../peers/peer.ts';
import type { Load } from './generator.ts';
import { median } from './median.ts';
import { type Answers, runWrk } from './wrk.ts';

const generator = fileURLToPath(new URL('generator.ts', import.meta.url));
export const connections = 50;
const seconds = 6;

/** With the generator of our own. */
export async function generateLoad(addresses: string[], duration: number): Promise<Load> {
  const args = [generator, String(duration), String(connections), ...addresses];
  return JSON.parse(await runProgram(process.execPath, args));
}

async function ask(peer: Peer, wrk: string | undefined, folder: string): Promise<Answers> {
  const paths = pageNames.map((page) => peer.paths[page]);
  if (wrk) return runWrk(wrk, peer.origin, paths, { folder, seconds, connections });
  const load = await generateLoad(
    pageNames.map((page) => addressOf(peer, page)),
    seconds,
  );
  return { ...load, perSecond: load.pages / load.seconds };
}

export type Throughput = Answers & { peer: Peer };

export interface Throughputs {
  generator: string;
  rows: Throughput[];
}

/** The five pages in turn, so many times, each peer once in every round. */
export async function measureLoad(
  peers: Peer[],
  runs: number,
  folder: string,
): Promise<Throughputs> {
  const wrk = findCommand('wrk');
  if (!wrk)
    console.log(
      'The load comes from Node, which takes more of the machine than wrk would. On Debian: apt-get install wrk',
    );
  const found = new Map<Peer, Answers[]>(peers.map((peer) => [peer, []]));
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Pages per second, run ${run} of ${runs}`);
    for (const [peer, answers] of found) answers.push(await ask(peer, wrk, folder));
  }
  const rows = [...found].map(([peer, answers]) => ({
    peer,
    perSecond: median(answers.map(({ perSecond }) => perSecond)),
    p50: median(answers.map(({ p50 }) => p50)),
    p99: median(answers.map(({ p99 }) => p99)),
    failures: answers.reduce((sum, { failures }) => sum + failures, 0),
  }));
  return { generator: wrk ? 'wrk' : 'bench/measure/generator.ts', rows };
}
