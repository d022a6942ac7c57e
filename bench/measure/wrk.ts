import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../machine/endings.ts';

export interface Answers {
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

/** The addresses in turn; figures as one line, in microseconds. */
const script = (paths: string[]) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local count = 0
function request()
  count = count + 1
  return wrk.format("GET", paths[count % #paths + 1])
end
function done(summary, latency)
  local failed = summary.errors.connect + summary.errors.read + summary.errors.status + summary.errors.timeout
  io.write(string.format("figures %d %d %d %d %d\\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99), failed))
end
`;

/** A generator in C, which leaves the machine to what is measured. */
export async function runWrk(
  wrk: string,
  origin: string,
  paths: string[],
  { folder, seconds, connections }: { folder: string; seconds: number; connections: number },
): Promise<Answers> {
  const file = join(folder, 'wrk.lua');
  writeFileSync(file, script(paths));
  const printed = await runProgram(wrk, [
    ...['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '30s'],
    ...['-H', 'Accept-Encoding: br, gzip', '-s', file, origin],
  ]);
  const [, figures] = /^figures (.+)$/m.exec(printed) ?? [];
  const [requests = 0, duration = 1, p50 = 0, p99 = 0, failures = 0] = (figures ?? '')
    .split(' ')
    .map(Number);
  return { perSecond: requests / (duration / 1e6), p50: p50 / 1000, p99: p99 / 1000, failures };
}
