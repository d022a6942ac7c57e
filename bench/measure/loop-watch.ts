/** Loaded into the site's process: from one message to the next it watches for how long the event loop stands still. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The longest stop, in milliseconds, and the longest that the thread worked without pausing for others. */
export interface Stop {
  stopMs: number;
  workMs: number;
}

/** How often it looks, in milliseconds; a stop is told so much too short at most. */
const resolution = 1;
const delays = monitorEventLoopDelay({ resolution });
let watch: NodeJS.Timeout | undefined;
let workMs = 0;

const worked = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function begin(): void {
  delays.reset();
  delays.enable();
  workMs = 0;
  let before = worked();
  // A busy machine takes the processor away, which is a stop too, but not ours.
  watch = setInterval(() => {
    const now = worked();
    workMs = Math.max(workMs, now - before);
    before = now;
  }, resolution);
}

function end(): void {
  clearInterval(watch);
  watch = undefined;
  delays.disable();
  const stop: Stop = { stopMs: Math.max(0, delays.max / 1e6 - resolution), workMs };
  process.send?.(stop);
}

process.on('message', () => (watch ? end() : begin()));
