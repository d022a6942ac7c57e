import { format } from 'node:util';
import { describeFailure } from './describe-failure.ts';

const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** One line of the log. Of a failure only what holds nothing that somebody typed. */
export function jsonLine(
  level: string,
  program: string,
  words: unknown[],
  time = new Date(),
): string {
  const said = words.map(withoutTyped);
  const message = format(...said);
  return JSON.stringify({ time: time.toISOString(), level, program, pid: process.pid, message });
}

/** Libraries also log objects that hold a failure. */
function withoutTyped(word: unknown): unknown {
  if (word instanceof Error) return describeFailure(word);
  if (typeof word !== 'object' || word === null || Array.isArray(word)) return word;
  return Object.fromEntries(
    Object.entries(word).map(([name, value]) => [
      name,
      value instanceof Error ? describeFailure(value) : value,
    ]),
  );
}

/** From now on what this program says is one JSON object a line, also what libraries say. */
export function logAsJson(program: string): void {
  for (const [name, level] of Object.entries(levels)) {
    const stream = level === 'info' ? process.stdout : process.stderr;
    console[name as keyof typeof levels] = (...words: unknown[]) => {
      stream.write(`${jsonLine(level, program, words)}\n`);
    };
  }
}
