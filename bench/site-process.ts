import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { siteMemoryFlags } from '../lib/memory-flags.ts';
import type { Stop } from './measure/loop-watch.ts';

const main = fileURLToPath(new URL('../site/server/main.ts', import.meta.url));
const loopWatch = new URL('measure/loop-watch.ts', import.meta.url).href;

/** The site alone, on one data folder. Linux only. */
export interface SiteProcess {
  address: string;
  /** Milliseconds that its threads have worked, as the kernel counts them: other programs don't change it. */
  worked: () => number;
  megabytes: () => number;
  /** For how long its event loop stands still, at most, while something is done. */
  longestStop: (doing: () => Promise<void>) => Promise<Stop>;
  /** Waits until it has nothing to do. */
  rest: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Returns once it answers. */
export async function startSiteProcess(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<SiteProcess> {
  const address = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(`${address}/saude`).catch(() => undefined);
  if (await isUp()) throw new Error(`Port ${port} is taken; choose another with PORT.`);
  const child = spawn(process.execPath, [...siteMemoryFlags, '--import', loopWatch, main], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' },
      ...{ HOST: '127.0.0.1', PORT: String(port), SITE_URL: address },
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Also when the measurement fails.
  const kill = () => void child.kill();
  process.once('exit', kill);
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`The site ended while it started on ${dataDir}.`);
    await pause(20);
  }
  const worked = () => workedBy(child);
  return {
    address,
    worked,
    megabytes: () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readStatus(child))?.[1]) / 1024),
    longestStop: async (doing) => {
      child.send('begin');
      await doing();
      child.send('end');
      const [stop] = await once(child, 'message');
      return stop;
    },
    rest: async () => {
      for (let before = -1; worked() - before > 5; await pause(100)) before = worked();
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      process.off('exit', kill);
    },
  };
}

const readStatus = ({ pid }: ChildProcess) => readFileSync(`/proc/${pid}/status`, 'utf8');

/** The first number of a thread's `schedstat` is its time on a processor, in nanoseconds. */
function workedBy({ pid }: ChildProcess): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}
