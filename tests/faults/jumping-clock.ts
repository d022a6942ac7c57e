/**
 * Loaded before a program (`NODE_OPTIONS=--import`): its wall clock is off by the milliseconds that stand in a file,
 * and jumps when they change. Timers and `performance.now` go on, as they do when a machine's date is set.
 */
import { readFileSync } from 'node:fs';

const file = process.env.FAULT_CLOCK ?? '';
const lookEveryMs = 50;
const realNow = Date.now;
let lookedAt = Number.NEGATIVE_INFINITY;
let offset = 0;

function shiftedNow(): number {
  if (performance.now() - lookedAt >= lookEveryMs) {
    lookedAt = performance.now();
    offset = Number(readFileSync(file, 'utf8'));
  }
  return realNow() + offset;
}

Date.now = shiftedNow;
globalThis.Date = new Proxy(Date, {
  construct: (real, args, made) =>
    Reflect.construct(real, args.length === 0 ? [shiftedNow()] : args, made),
  apply: (real) => new real(shiftedNow()).toString(),
});
