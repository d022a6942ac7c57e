import { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pulse } from '../lib/program-messages.ts';
import { isUp } from './program-run.ts';
import { watch } from './watchdog.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A program that answers as long as it is told to. */
function program() {
  const child = new EventEmitter();
  const signals: string[] = [];
  const state = { answers: true, asked: 0 };
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const hear = () => {
    state.asked += 1;
    if (state.answers) child.emit('message', pulse);
    return true;
  };
  watch('site', {
    child: Object.assign(child, {
      connected: true,
      send: hear,
      kill: (signal?: NodeJS.Signals | number) => {
        signals.push(String(signal));
        end();
        return true;
      },
    }),
    ended,
  });
  return { child, state, signals };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** The console's spy of every test would fail it. */
function expectLine(line: string): void {
  expect(vi.mocked(console.error).mock.calls).toEqual([[line]]);
  vi.mocked(console.error).mockClear();
}

test('a program that answers is asked for ever and never ended', async () => {
  const { signals, state } = program();
  await seconds(3600);
  expect(signals).toEqual([]);
  expect(state.asked).toBe(3600);
});

test('one that is silent for 20 s is ended by force, once, and asked once', async () => {
  const { signals, state } = program();
  await seconds(100);
  state.answers = false;
  await seconds(20);
  expect(signals).toEqual([]);
  await seconds(60);
  expect(signals).toEqual(['SIGKILL']);
  expect(state.asked).toBe(101);
  expectLine("O programa 'site' não responde há 20 s e é encerrado.");
});

test('a late answer counts, and any other message too', async () => {
  const { child, signals, state } = program();
  state.answers = false;
  for (const message of [pulse, 'ready', { answers: 'metrics' }]) {
    await seconds(19);
    child.emit('message', message);
  }
  await seconds(19);
  expect(signals).toEqual([]);
});

test('a machine that slept is not a program that was silent', async () => {
  const { signals, state } = program();
  await seconds(10);
  state.answers = false;
  await seconds(5);
  vi.setSystemTime(Date.now() + 12 * 3_600_000);
  await seconds(1);
  expect(signals).toEqual([]);
});

test('a program is watched once it has started, and not before', async () => {
  vi.useRealTimers();
  const child = new ChildProcess();
  const run = { child, startedAt: 0, isReady: false, ended: Promise.resolve(), end: undefined };
  const program = { name: 'site', script: '', watched: true };
  const up = isUp(program, run);
  const isWatched = () => child.listenerCount('message') > 0;
  expect(isWatched()).toBe(false);
  run.isReady = true;
  expect(await up).toBe(true);
  expect(isWatched()).toBe(true);
});
