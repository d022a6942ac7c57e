import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { measured } from './support/measured.ts';
import {
  freePort,
  launch,
  occupyPort,
  removeDirectory,
  root,
  startPortal,
  temporaryDirectory,
  until,
} from './support/portal.ts';
import { memoryOf } from './support/processes.ts';

test.describe('bad settings end with one clear line and exit code 1', () => {
  const cases: [string, Record<string, string>, RegExp][] = [
    [
      'a port that is no number',
      { PORT: 'abc' },
      /^Configuração inválida: PORT deve ser um número/,
    ],
    [
      'a folder that can’t be written',
      { DATA_DIR: '/dev/null/portal' },
      /^DATA_DIR não pode ser gravado/,
    ],
    [
      'a database that refuses',
      { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/portal' },
      /^O banco de dados não responde \(ECONNREFUSED\)/,
    ],
    [
      'a database of an unknown kind',
      { DATABASE_URL: 'mysql://db' },
      /^Configuração inválida: DATABASE_URL/,
    ],
  ];
  for (const [name, settings, message] of cases)
    test(name, async () => {
      const dataDir = temporaryDirectory();
      const free = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
      const { ended, output } = launch('scripts/start.ts', {
        DATA_DIR: dataDir,
        ...free,
        ...settings,
      });
      expect(await ended).toBe(1);
      expect(output().trim()).toMatch(message);
      expect(output().trim().split('\n')).toHaveLength(1);
      removeDirectory(dataDir);
    });

  test('a database that takes the call and says nothing', async () => {
    const [silent, port] = await occupyPort();
    const dataDir = temporaryDirectory();
    const { ended, output } = launch('scripts/start.ts', {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ADMIN_PORT: String(await freePort()),
      DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/portal`,
    });
    expect(await ended).toBe(1);
    expect(output().trim()).toMatch(/^O banco de dados não responde/);
    silent.close();
    removeDirectory(dataDir);
  });

  test('a port that is taken', async () => {
    const [taken, port] = await occupyPort();
    const dataDir = temporaryDirectory();
    const settings = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port) };
    const { ended, output } = launch('scripts/start.ts', settings);
    expect(await ended).toBe(1);
    expect(output().trim()).toBe(`PORT: a porta ${port} não pode ser usada (EADDRINUSE).`);
    taken.close();
    removeDirectory(dataDir);
  });
});

test.describe('a start', () => {
  test('says where to go, answers on its two ports, and stops when told', async ({ request }) => {
    const portal = await startPortal();
    const output = portal.output();
    expect(output).toContain('Conteúdo de exemplo carregado.');
    expect(output).toContain(`Site:   ${portal.site.replace('127.0.0.1', 'localhost')}`);
    expect(output).toContain('Primeiro acesso: abra');
    expect((await request.get(`${portal.site}/`)).status()).toBe(200);
    expect((await request.get(`${portal.admin}/admin`)).status()).toBe(200);
    for (const path of ['/admin', '/api', '/api/users', '/admin/login'])
      expect((await request.get(portal.site + path)).status(), path).toBe(404);
    const health = await (await request.get(`${portal.site}/saude`)).json();
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(health).toEqual({
      version,
      database: 'ok',
      contentVersion: expect.any(Number),
      writable: true,
    });
    // What prepared the database has ended: 120 MB and 640 MB were measured, 450 MB and 1,100 MB before.
    const memory = memoryOf(portal.process.pid);
    expect(memory.own).toBeLessThan(250);
    expect(memory.together).toBeLessThan(1000);
    expect(await measured('a stop', portal.stop)).toBe(0);

    // The second start finds everything built and loaded.
    const again = await measured('a second start', () => startPortal({ DATA_DIR: portal.dataDir }));
    expect(again.output()).not.toContain('Construindo');
    expect(again.output()).not.toContain('Conteúdo de exemplo carregado.');
    await again.stop();

    expect(statSync(join(portal.dataDir, 'secret')).mode & 0o777).toBe(0o600);
    removeDirectory(portal.dataDir);
  });

  test('through npm: a signal to it ends the programs too', async () => {
    const dataDir = temporaryDirectory();
    const port = await freePort();
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        ADMIN_PORT: String(await freePort()),
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    npm.stdout.on('data', (chunk) => {
      output += chunk;
    });
    await until(() => output.includes('Para parar'));
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/saude`).then(
        () => true,
        () => false,
      );
    expect(await answers()).toBe(true);
    npm.kill('SIGTERM');
    await measured('a stop through npm', () => until(async () => !(await answers())));
    removeDirectory(dataDir);
  });
});
