import { expect, test } from 'vitest';
import { jsonLine } from './json-log.ts';

const time = new Date('2026-11-16T22:00:00Z');

test('is one line, whatever is said', () => {
  const line = jsonLine('error', 'site', ['Falha: %s', 'duas\nlinhas'], time);
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({
    time: '2026-11-16T22:00:00.000Z',
    level: 'error',
    program: 'site',
    pid: process.pid,
    message: 'Falha: duas\nlinhas',
  });
});

test('a failed query does not tell what somebody typed', () => {
  const cause = new Error('Failed query: insert into x values (?) params: maria@example.com');
  expect(jsonLine('error', 'admin', [cause], time)).not.toContain('maria');
  expect(jsonLine('error', 'admin', [{ err: cause }], time)).not.toContain('maria');
});
