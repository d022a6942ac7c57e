import { type ChildProcess, spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ready } from '../lib/program-messages.ts';
import { root } from './run.ts';
import { runningName } from './running-name.ts';
import { watch } from './watchdog.ts';

export interface Program {
  name: string;
  script: string;
  /** Flags for Node itself, and words for the script. */
  flags?: string[];
  args?: string[];
  env?: Record<string, string>;
  /** Several processes of it answer on one port: each connection is handed to one of them. */
  shared?: boolean;
  /** Where it answers once it is up; a program without says so itself. */
  address?: string;
  /** It answers the watchdog, which ends it when it no longer does. */
  watched?: boolean;
}

/** A running program, and how it ended. */
export interface Run {
  child: ChildProcess;
  startedAt: number;
  isReady: boolean;
  ended: Promise<void>;
  end: string | undefined;
}

export function addressOf(host: string, port: number, path: string): string {
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}${path}`;
}

export function startRun(program: Program): Run {
  const child = program.shared ? fork(program) : spawnAlone(program);
  const run: Run = {
    child,
    startedAt: performance.now(),
    isReady: false,
    end: undefined,
    ended: new Promise((end) => {
      const note = (reason: string) => {
        run.end ??= reason;
        end();
      };
      child.on('exit', (code, signal) => note(signal ? `sinal ${signal}` : `código ${code}`));
      // A program that could not be started at all has no 'exit' event. One that runs may fail to take a message.
      child.on('error', (error: NodeJS.ErrnoException) => {
        if (child.pid === undefined) note(error.code ?? error.message);
      });
    }),
  };
  child.on('message', (message) => {
    if (message === ready) run.isReady = true;
  });
  return run;
}

/** Next prints English messages on standard output; the admin writes what matters to standard error. */
const outputOf = (name: string) => (name === 'admin' ? 'ignore' : 'inherit');

const environment = (env: Program['env']) => ({
  ...process.env,
  // Compiled code is cached, so that the next start is faster.
  NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
  // By this name a start sees in PostgreSQL who else runs.
  PGAPPNAME: runningName,
  ...env,
});

function spawnAlone({ name, script, flags = [], args = [], env }: Program): ChildProcess {
  return spawn(process.execPath, [...flags, resolve(root, script), ...args], {
    cwd: root,
    // The channel closes when we end, even by force; then the program ends too and frees its port.
    stdio: ['ignore', outputOf(name), 'inherit', 'ipc'],
    env: environment(env),
    // Its own process group: Ctrl-C reaches only us, and we stop the programs in order.
    detached: true,
  });
}

function fork({ name, script, flags = [], args = [], env }: Program): ChildProcess {
  cluster.setupPrimary({
    exec: resolve(root, script),
    execArgv: flags,
    args,
    cwd: root,
    stdio: ['ignore', outputOf(name), 'inherit', 'ipc'],
  });
  return cluster.fork(environment(env)).process;
}

/** Waits until it answers, and has it watched from then on; false if it ends before. */
export async function isUp({ name, address, watched }: Program, run: Run): Promise<boolean> {
  while (run.end === undefined) {
    if (address === undefined ? run.isReady : await answers(address)) {
      if (watched) watch(name, run);
      return true;
    }
    await pause(100);
  }
  return false;
}

async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(2000) });
    return true;
  } catch {
    return false;
  }
}
