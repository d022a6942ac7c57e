import { setTimeout as pause } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { passOnMetrics } from './gather-metrics.ts';
import { isUp, type Program, type Run, startRun } from './program-run.ts';
import { restartPause } from './restart-pause.ts';
import { StepError } from './run.ts';

/** A program that is kept running, by one process after the other. */
interface Slot {
  program: Program;
  run: Run;
}

const slots = new Set<Slot>();
const runs = new Map<Run, Program>();
let stopping = false;

/** Starts a program and waits until it answers. From then on, whenever it ends it is started again. */
export async function supervise(program: Program): Promise<void> {
  const slot = { program, run: start(program) };
  if (!(await isUp(program, slot.run))) {
    const { port } = program.address ? new URL(program.address) : { port: '' };
    const question = port ? ` A porta ${port} está livre?` : '';
    throw new StepError(`O programa '${program.name}' não começou.${question}`);
  }
  slots.add(slot);
  void keepUp(slot);
}

function start(program: Program): Run {
  const run = startRun(program);
  runs.set(run, program);
  passOnMetrics(run.child, () =>
    [...runs].filter(([other]) => other !== run).map(([{ child }, { name }]) => ({ name, child })),
  );
  void run.ended.then(() => runs.delete(run));
  return run;
}

/** Restarts one program; the others keep running. */
async function keepUp(slot: Slot): Promise<void> {
  const { program } = slot;
  let pauseMs: number | undefined;
  for (;;) {
    const { run } = slot;
    await run.ended;
    if (stopping) return;
    // It ended because another has taken its place.
    if (slot.run !== run) continue;
    pauseMs = restartPause(pauseMs, performance.now() - run.startedAt);
    const seconds = (pauseMs / 1000).toLocaleString('pt-BR');
    console.error(
      `O programa '${program.name}' terminou (${run.end}). Começa de novo em ${seconds} s.`,
    );
    await pause(pauseMs);
    if (stopping) return;
    slot.run = start(program);
    if (await isUp(program, slot.run)) console.error(`O programa '${program.name}' voltou.`);
  }
}

let renewing = false;

/** Puts a new process in the place of each of the site's, one after the other. */
async function renewSite(): Promise<void> {
  if (renewing) return;
  renewing = true;
  console.error('O site recomeça…');
  for (const slot of slots) if (slot.program.name === 'site') await renew(slot);
  console.error('O site recomeçou.');
  renewing = false;
}

async function renew(slot: Slot): Promise<void> {
  const { program, run: old } = slot;
  // A port that is not shared must be free first: `keepUp` starts the next.
  if (!program.shared) return end([old]);
  const fresh = start(program);
  if (stopping || !(await isUp(program, fresh))) return;
  slot.run = fresh;
  await end([old]);
}

/**
 * Longer than the site waits for a mail server's last answer: of a mail cut off nobody knows whether it
 * arrived.
 */
const patienceMs = 10_000;

/** SIGTERM first; SIGKILL after the wait. */
async function end(some: Run[]): Promise<void> {
  for (const { child } of some) child.kill('SIGTERM');
  const insist = setTimeout(() => {
    for (const { child } of some) child.kill('SIGKILL');
  }, patienceMs);
  await Promise.all(some.map(({ ended }) => ended));
  clearTimeout(insist);
}

export async function stopPrograms(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await end([...runs.keys()]);
  process.exit(code);
}

// 'disconnect' comes when the launcher is gone, even by force.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
  process.on(event, () => void stopPrograms(0));
// In a terminal it means that the terminal is gone; for a service it is how one asks for a new start.
const inTerminal = isatty(0);
process.on('SIGHUP', () => void (inTerminal ? stopPrograms(0) : renewSite()));
