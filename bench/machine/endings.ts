import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** What must be undone when the run is over, the newest first. */
const endings: (() => unknown)[] = [];

export function atEnd(work: () => unknown): void {
  endings.unshift(work);
}

export async function endEverything(): Promise<void> {
  for (let work = endings.shift(); work; work = endings.shift()) await work();
}

/** Ctrl+C, a stop from outside, and the end of the program that started us. */
export function endOnSignals(): void {
  let ending = false;
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.on(event, async () => {
      if (ending) return;
      ending = true;
      await endEverything();
      process.exit(130);
    });
}

/** A server of our own: its words go to a file, and it is ended by its own number. */
export function startServer(
  command: string,
  args: string[],
  log: string,
  options: SpawnOptions = {},
): ChildProcess {
  const output = openSync(log, 'a');
  // A group of its own: Ctrl+C reaches us alone, and we end it in order.
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', output, output],
    detached: true,
  });
  atEnd(() => endProcess(child));
  return child;
}

/** A program that ends by itself; returns what it printed. */
export async function runProgram(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<string> {
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let running = true;
  atEnd(() => {
    // With whatever it started itself.
    if (running && child.pid) process.kill(process.platform === 'win32' ? child.pid : -child.pid);
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  running = false;
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}.`);
  return printed;
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
