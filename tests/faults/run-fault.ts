import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../support/portal.ts';
import { query } from '../support/site.ts';
import {
  type Answer,
  countStatuses,
  listProtocols,
  listWrongs,
  secondsUntilGood,
  slowestMs,
} from './answers.ts';
import type { Fault, Target } from './fault.ts';
import { type Load, read, readPaths, startLoad } from './load.ts';

export interface Outcome {
  name: string;
  reads: string;
  writes: string;
  /** The longest that somebody waited. */
  slowestMs: { read: number; write: number };
  acknowledged: number;
  lost: number;
  /** Undefined: not within the limit. */
  readAfter: number | undefined;
  writeAfter: number | undefined;
  notes: string[];
  wrongs: string[];
}

/** Before the fault and after it. */
const calmSeconds = 1;

interface Pace {
  long?: boolean;
  /** How long a portal may take to be well again by itself. */
  recoveryLimitMs?: number;
}

/** Causes one fault while visitors come, and tells what they saw. */
export async function runFault(
  fault: Fault,
  target: Target,
  { long = false, recoveryLimitMs = Number.POSITIVE_INFINITY }: Pace = {},
): Promise<Outcome> {
  for (const path of readPaths) {
    const { status, wrong } = await read(target.site, path);
    if (status !== 200 || wrong) throw new Error(`Before the fault: ${path} ${status} ${wrong}`);
  }
  const load = startLoad(target.site);
  const hold = (kinds?: Answer['kind'][]) => holdFor(load, fault.seconds[long ? 1 : 0], kinds);
  const notes: string[] = [];
  const wrongs: string[] = [];
  const scene = {
    ...{ target, load, long, hold },
    note: (words: string) => void notes.push(words),
    wrong: (words: string) => void wrongs.push(words),
  };
  await holdFor(load, calmSeconds);
  const begunAt = performance.now();
  await fault.cause(scene);
  const endedAt = performance.now();
  const after = (kind: Answer['kind']) => secondsUntilGood(load.answers, kind, endedAt);
  const isWell = () => after('read') !== undefined && after('write') !== undefined;
  await until(() => isWell() || performance.now() - endedAt > recoveryLimitMs);
  if (isWell()) await holdFor(load, calmSeconds);
  await load.stop();
  if (isWell()) await fault.check?.(scene);
  else wrongs.push('não voltou sozinho');

  const protocols = listProtocols(load.answers);
  const stored = new Set(
    (await query(target.dataDir, 'SELECT protocol FROM contact_messages')).map((row) =>
      String(row.protocol),
    ),
  );
  const lost = protocols.filter((protocol) => !stored.has(protocol)).length;
  if (lost > 0) wrongs.push(`${lost} mensagens confirmadas se perderam`);
  const during = load.answers.filter(({ askedAt, ms }) => askedAt + ms >= begunAt);
  const ofKind = (kind: Answer['kind']) => during.filter((answer) => answer.kind === kind);
  return {
    name: fault.name,
    reads: countStatuses(ofKind('read')),
    writes: countStatuses(ofKind('write')),
    slowestMs: { read: slowestMs(during, 'read'), write: slowestMs(during, 'write') },
    acknowledged: protocols.length,
    lost,
    readAfter: after('read'),
    writeAfter: after('write'),
    notes,
    wrongs: [...wrongs, ...listWrongs(load.answers, fault.mayDrop === true)],
  };
}

/** So many seconds, and at least one answer of each kind to what was asked meanwhile. */
async function holdFor(
  { answers }: Load,
  seconds: number,
  kinds: Answer['kind'][] = ['read', 'write'],
): Promise<void> {
  const begunAt = performance.now();
  const first = answers.length;
  await pause(seconds * 1000);
  const hasSome = (kind: Answer['kind']) =>
    answers.slice(first).some((answer) => answer.kind === kind && answer.askedAt >= begunAt);
  await until(() => kinds.every(hasSome));
}
