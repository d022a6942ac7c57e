import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

test('four processes that ask at the same time never get one port twice', async () => {
  const asking = `
    import { freePort } from ${JSON.stringify(new URL('free-port.ts', import.meta.url).href)};
    const ports = [];
    for (let count = 0; count < 200; count += 1) ports.push(await freePort());
    console.log(JSON.stringify(ports));
    // Claims end with their process: all four must live until all have answered.
    process.stdin.resume();`;
  const others = Array.from({ length: 4 }, () => {
    const child = run(process.execPath, ['--input-type=module', '-e', asking]);
    const answered = new Promise<number[]>((resolve) => {
      child.child.stdout?.on('data', (text) => resolve(JSON.parse(text)));
    });
    return { child, answered };
  });
  const ports = (await Promise.all(others.map(({ answered }) => answered))).flat();
  for (const { child } of others) child.child.stdin?.end();
  await Promise.all(others.map(({ child }) => child));
  expect(new Set(ports).size).toBe(800);
});

test('a port is not handed out twice to one process, either', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(50);
});
