import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { siteMemoryFlags } from '../lib/memory-flags.ts';
import type { Settings } from '../lib/settings.ts';
import { restartPause } from './restart-pause.ts';
import { root, StepError } from './run.ts';

interface Program {
  name: string;
  script: string;
  /** Flags for Node itself, and words for the script. */
  flags?: string[];
  args?: string[];
  host: string;
  port: number;
  path: string;
}

/** A program that runs, and what ended it once it has ended. */
interface Run {
  child: ChildProcess;
  startedAt: number;
  ended: Promise<void>;
  end: string | undefined;
}

const runs = new Set<Run>();
let stopping = false;

export function superviseSite({ host, port }: Settings): Promise<void> {
  const script = 'site/server/main.ts';
  return supervise({ name: 'site', script, flags: siteMemoryFlags, host, port, path: '/' });
}

export function superviseAdmin({ adminHost: host, adminPort: port }: Settings): Promise<void> {
  // Its login page, not its root: that wakes the job that publishes what editors scheduled.
  return supervise({ name: 'admin', script: 'scripts/admin.ts', host, port, path: '/admin/login' });
}

/** Starts a program and waits until it answers. From then on, whenever it ends it is started again. */
export async function supervise(program: Program): Promise<void> {
  const run = start(program);
  if (!(await isUp(program, run)))
    throw new StepError(
      `O programa '${program.name}' não começou. A porta ${program.port} está livre?`,
    );
  void keepUp(program, run);
}

/** One program for itself: what ends the admin is no reason to end the site. */
async function keepUp(program: Program, first: Run): Promise<void> {
  let run = first;
  let pauseMs: number | undefined;
  for (;;) {
    await run.ended;
    if (stopping) return;
    pauseMs = restartPause(pauseMs, performance.now() - run.startedAt);
    const seconds = (pauseMs / 1000).toLocaleString('pt-BR');
    console.error(
      `O programa '${program.name}' terminou (${run.end}). Começa de novo em ${seconds} s.`,
    );
    await pause(pauseMs);
    if (stopping) return;
    run = start(program);
    if (await isUp(program, run)) console.error(`O programa '${program.name}' voltou.`);
  }
}

function start({ name, script, flags = [], args = [] }: Program): Run {
  const child = spawn(process.execPath, [...flags, resolve(root, script), ...args], {
    cwd: root,
    // Next greets in English on standard output; what matters the admin writes to the other. The channel
    // closes when we end, even by force; then the program ends too and frees its port.
    stdio: ['ignore', name === 'admin' ? 'ignore' : 'inherit', 'inherit', 'ipc'],
    // Compiled code is kept, so that a second start is quicker than the first.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache', 'node') },
    // A group of its own: Ctrl-C reaches us alone, and we end the programs in order.
    detached: true,
  });
  const run: Run = {
    child,
    startedAt: performance.now(),
    end: undefined,
    ended: new Promise((end) => {
      const note = (reason: string) => {
        run.end ??= reason;
        runs.delete(run);
        end();
      };
      child.on('exit', (code, signal) => note(signal ? `sinal ${signal}` : `código ${code}`));
      // One that the machine could not even start has no exit.
      child.on('error', (error: NodeJS.ErrnoException) => note(error.code ?? error.message));
    }),
  };
  runs.add(run);
  return run;
}

/** Waits until it answers; false if it ends before. */
async function isUp({ host, port, path }: Program, run: Run): Promise<boolean> {
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const address = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}${path}`;
  while (run.end === undefined) {
    if (await answers(address)) return true;
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

/** Longer than the site waits for a mail server's last answer: a mail cut off is one nobody knows of. */
const patienceMs = 10_000;

/** Asks, waits, then insists. */
export async function stopPrograms(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  const leaving = [...runs].map(({ ended }) => ended);
  for (const { child } of runs) child.kill('SIGTERM');
  const insist = setTimeout(() => {
    for (const { child } of runs) child.kill('SIGKILL');
  }, patienceMs);
  await Promise.all(leaving);
  clearTimeout(insist);
  process.exit(code);
}

// The last one: the launcher is gone, even by force.
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(event, () => void stopPrograms(0));
