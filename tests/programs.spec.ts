// Long because each test starts programs and asks them in many steps.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { keepVisitors } from './support/kept-visitors.ts';
import {
  launch,
  removeDirectory,
  startPortal,
  temporaryDirectory,
  until,
} from './support/portal.ts';
import { isTaken, programBelow, programsBelow } from './support/processes.ts';
import { copyDatabase, onPostgres, query, signUp, startSite } from './support/site.ts';

const paths = ['/', '/agenda', '/noticias', '/saude'];
const scripts = {
  site: 'site/server/main.ts',
  admin: 'scripts/admin.ts',
  worker: 'site/server/worker.ts',
};
/** Chromium's answers are not needed here; each test starts programs of its own. */
const started = { SITE_NOW: '' };

test('a stop under load cuts off no request that was sent', async () => {
  const dataDir = await copyDatabase();
  const site = await startSite(dataDir);
  const visitors = keepVisitors(site.address, paths, 40);
  await until(() => visitors.count.good > 1000);
  visitors.leaveWhenClosed();
  expect(await site.stop()).toBe(0);
  const { good, bad } = await visitors.ended();
  expect(bad).toEqual([]);
  expect(good).toBeGreaterThan(1000);
  removeDirectory(dataDir);
});

test('WORKERS: several processes, one program for the chores, and a new start that loses nothing', async () => {
  const dataDir = await copyDatabase();
  const portal = await startPortal({ DATA_DIR: dataDir, WORKERS: '2', ...started });
  const pids = (name: keyof typeof scripts) => programsBelow(portal.process.pid, scripts[name]);
  const before = pids('site');
  expect(before).toHaveLength(2);
  expect(pids('worker')).toHaveLength(1);

  // Both are asked, until they have seen a publication: each connection goes to the next process.
  const versions = async () => {
    const ask = async () => {
      const response = await fetch(`${portal.site}/saude`, { headers: { connection: 'close' } });
      return (await response.json()).contentVersion as number;
    };
    return Promise.all(Array.from({ length: 6 }, ask));
  };
  const [known = 0] = await versions();
  await query(dataDir, 'UPDATE content_version SET value = value + 1');
  await until(async () => (await versions()).every((version) => version > known));

  const visitors = keepVisitors(portal.site, paths, 20);
  await until(() => visitors.count.good > 200);
  portal.process.kill('SIGHUP');
  await until(() => portal.output().includes('O site recomeçou.'));
  const then = visitors.count.good;
  await until(() => visitors.count.good > then + 200);
  const { bad } = await visitors.stop();
  expect(bad).toEqual([]);
  const after = pids('site');
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);

  const figures = await (await fetch(`${portal.admin}/metricas`)).text();
  for (const pid of after)
    expect(figures).toContain(`portal_pages_total{program="site",process="${pid}",status="200"}`);
  for (const name of [
    'portal_cache_total',
    'portal_renders_total',
    'portal_renders_waiting',
    'portal_mails',
    'portal_jobs_waiting',
    'portal_database_up',
    'portal_event_loop_delay_seconds',
  ])
    expect(figures).toContain(`\n${name}{`);

  process.kill(after[0] ?? 0, 'SIGKILL');
  await until(() => portal.output().includes("O programa 'site' voltou."));
  expect(pids('site')).toHaveLength(2);
  expect(await portal.stop()).toBe(0);
  expect(await isTaken(portal.site)).toBe(false);
  removeDirectory(dataDir);
});

test('alive without a database, ready only with one', async () => {
  const dataDir = await copyDatabase();
  const site = await startSite(dataDir);
  const statuses = () =>
    Promise.all(
      ['/saude/viva', '/saude/pronta'].map(
        async (path) => (await fetch(site.address + path)).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200]);
  if (!onPostgres) {
    renameSync(join(dataDir, 'portal.db'), join(dataDir, 'away.db'));
    expect(await statuses()).toEqual([200, 503]);
    renameSync(join(dataDir, 'away.db'), join(dataDir, 'portal.db'));
    await until(async () => (await statuses())[1] === 200);
  }
  await site.stop();
  removeDirectory(dataDir);
});

test('limits are those of all processes together', async () => {
  const dataDir = await copyDatabase();
  const sites = [];
  for (let number = 0; number < 2; number += 1)
    sites.push(await startSite(dataDir, { POST_LIMIT_PER_MINUTE: '3', CHORES: 'apart' }));
  const statuses: number[] = [];
  for (let number = 0; number < 6; number += 1) {
    const { address = '' } = sites[number % 2] ?? {};
    statuses.push((await signUp(address, `pessoa${number}@example.com`)).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  for (const site of sites) await site.stop();
  removeDirectory(dataDir);
});

test('--site, --admin and --worker start one program each, also at the same moment', async () => {
  const dataDir = temporaryDirectory();
  const [site, admin] = await Promise.all([
    startPortal({ DATA_DIR: dataDir, ...started }, ['--site']),
    startPortal({ DATA_DIR: dataDir, ...started }, ['--admin']),
  ]);
  const json = { LOG_FORMAT: 'json' };
  const worker = await startPortal({ DATA_DIR: dataDir, ...started, ...json }, ['--worker']);
  for (const line of worker.output().trim().split('\n'))
    expect(JSON.parse(line)).toMatchObject({ level: 'info', pid: expect.any(Number) });
  const running = [site, admin, worker].map((portal) =>
    Object.entries(scripts)
      .filter(([, script]) => programBelow(portal.process.pid, script) !== undefined)
      .map(([name]) => name),
  );
  expect(running).toEqual([['site'], ['admin'], ['worker']]);
  expect((await fetch(`${site.site}/`)).status).toBe(200);
  expect(await isTaken(site.admin)).toBe(false);
  expect((await fetch(`${admin.admin}/admin/login`)).status).toBe(200);
  expect(worker.output()).toContain('E-mails, agendamentos, fotografias e limpeza');
  const outputs = site.output() + admin.output() + worker.output();
  expect(outputs.split('Conteúdo de exemplo carregado.')).toHaveLength(2);
  for (const portal of [site, admin, worker]) expect(await portal.stop()).toBe(0);
  removeDirectory(dataDir);
});

test('an unknown option ends with one line', async () => {
  const { ended, output } = launch('scripts/start.ts', {}, ['--sitio']);
  expect(await ended).toBe(1);
  expect(output().trim()).toMatch(/^Opção desconhecida: --sitio\. As que há: --site, --admin/);
});
