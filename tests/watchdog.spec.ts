import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { type Portal, removeDirectory, startPortal, until } from './support/portal.ts';
import { programsBelow } from './support/processes.ts';

const scripts = {
  site: 'site/server/main.ts',
  admin: 'scripts/admin.ts',
  worker: 'site/server/worker.ts',
};
type Name = keyof typeof scripts;

const pidsOf = (portal: Portal, name: Name) =>
  programsBelow(portal.process.pid, scripts[name]).sort((one, other) => one - other);

test('a program that lives but answers nothing is ended and started again; a busy one is not', async () => {
  const hang = new URL('support/hang-on-signal.mjs', import.meta.url).href;
  const portal = await startPortal({ WORKERS: '3', NODE_OPTIONS: `--import=${hang}` });
  const ended = once(portal.process, 'exit').then(portal.output);
  const [stopped = 0, looping = 0, busy = 0] = pidsOf(portal, 'site');
  const [admin = 0] = pidsOf(portal, 'admin');
  const [worker = 0] = pidsOf(portal, 'worker');

  process.kill(busy, 'SIGWINCH');
  for (const pid of [stopped, admin]) process.kill(pid, 'SIGSTOP');
  for (const pid of [looping, worker]) process.kill(pid, 'SIGUSR2');

  const times = (line: string) => portal.output().split(line).length - 1;
  const hung: [Name, number][] = [
    ['site', 2],
    ['admin', 1],
    ['worker', 1],
  ];
  for (const [name, count] of hung)
    await until(() => times(`O programa '${name}' voltou.`) === count, ended);
  for (const [name, count] of hung)
    expect(times(`O programa '${name}' não responde há 20 s e é encerrado.`), name).toBe(count);

  const sites = pidsOf(portal, 'site');
  expect(sites).toHaveLength(3);
  expect(sites).toContain(busy);
  for (const pid of [stopped, looping]) expect(sites).not.toContain(pid);
  expect(pidsOf(portal, 'admin')).not.toContain(admin);
  expect(pidsOf(portal, 'worker')).not.toContain(worker);
  expect((await fetch(`${portal.site}/saude`)).status).toBe(200);
  expect((await fetch(`${portal.admin}/admin/login`)).status).toBe(200);

  expect(await portal.stop()).toBe(0);
  removeDirectory(portal.dataDir);
});
