// Long because killing programs takes many steps, which share the same helpers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  freePort,
  type Portal,
  removeDirectory,
  root,
  startPortal,
  temporaryDirectory,
  until,
} from './support/portal.ts';
import { isTaken, programBelow } from './support/processes.ts';

const programs = { site: 'site/server/main.ts', admin: 'scripts/admin.ts' };

function pidOf(portal: Portal, name: keyof typeof programs): number {
  const pid = programBelow(portal.process.pid, programs[name]);
  if (pid === undefined) throw new Error(`The ${name} does not run.`);
  return pid;
}

/** Sends requests without a pause until told to stop; returns how many failed. */
function askWithoutPause(address: string) {
  let asking = true;
  const answers = { good: 0, bad: 0 };
  const done = (async () => {
    while (asking) {
      const status = await fetch(address).then(
        (response) => response.status,
        () => 0,
      );
      answers[status === 200 ? 'good' : 'bad'] += 1;
    }
    return answers;
  })();
  return () => {
    asking = false;
    return done;
  };
}

test.describe('A2: one dead program does not end the other, and comes back by itself', () => {
  test('kill -9 of each, then of the launcher itself, which leaves nobody behind', async () => {
    const portal = await startPortal();
    const ended = once(portal.process, 'exit').then(portal.output);
    const [site, admin] = [pidOf(portal, 'site'), pidOf(portal, 'admin')];

    const stopAsking = askWithoutPause(`${portal.site}/`);
    process.kill(admin, 'SIGKILL');
    await until(() => portal.output().includes("O programa 'admin' voltou."), ended);
    expect((await fetch(`${portal.admin}/admin/login`)).status).toBe(200);
    const answers = await stopAsking();
    expect(answers.bad, 'pages that the dead admin cost').toBe(0);
    expect(answers.good).toBeGreaterThan(0);
    expect(pidOf(portal, 'site')).toBe(site);
    const adminNow = pidOf(portal, 'admin');
    expect(adminNow).not.toBe(admin);

    process.kill(site, 'SIGKILL');
    await until(() => portal.output().includes("O programa 'site' voltou."), ended);
    expect((await fetch(`${portal.site}/saude`)).status).toBe(200);
    expect(pidOf(portal, 'admin')).toBe(adminNow);

    const output = portal.output().split('Para parar: Ctrl-C.\n')[1] ?? '';
    expect(output.trim().split('\n')).toEqual([
      "O programa 'admin' terminou (sinal SIGKILL). Começa de novo em 0,5 s.",
      "O programa 'admin' voltou.",
      "O programa 'site' terminou (sinal SIGKILL). Começa de novo em 0,5 s.",
      "O programa 'site' voltou.",
    ]);

    portal.process.kill('SIGKILL');
    for (const address of [portal.site, portal.admin])
      await until(async () => !(await isTaken(address)));
    removeDirectory(portal.dataDir);
  });

  for (const [name, command, args] of [
    ['the launcher', process.execPath, [join(root, 'scripts/launch.mjs'), 'scripts/start.ts']],
    ['npm', 'npm', ['start']],
  ] as const)
    test(`kill -9 of ${name} leaves nobody behind`, async () => {
      const dataDir = temporaryDirectory();
      const [port, adminPort] = [await freePort(), await freePort()];
      const launcher = spawn(command, args, {
        cwd: root,
        env: {
          ...process.env,
          HOST: '127.0.0.1',
          PORT: String(port),
          ADMIN_PORT: String(adminPort),
          DATA_DIR: dataDir,
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let output = '';
      launcher.stdout.on('data', (chunk) => {
        output += chunk;
      });
      await until(() => output.includes('Para parar'));
      launcher.kill('SIGKILL');
      for (const taken of [port, adminPort])
        await until(async () => !(await isTaken(`http://127.0.0.1:${taken}`)));
      removeDirectory(dataDir);
    });
});

test('A2: a launcher whose npm is gone when the install ends starts nothing', async () => {
  // A project with an npm that installs as long as the test wants, and a script that leaves a file.
  const folder = temporaryDirectory();
  const inFolder = (name: string) => join(folder, name);
  mkdirSync(inFolder('scripts'));
  mkdirSync(inFolder('node_modules'));
  for (const name of ['launch.mjs', 'native-parts.mjs', 'node-version.mjs'])
    cpSync(join(root, 'scripts', name), inFolder(`scripts/${name}`));
  writeFileSync(inFolder('package-lock.json'), '{ "packages": {} }');
  writeFileSync(
    inFolder('scripts/start.mjs'),
    `import { writeFileSync } from 'node:fs'; writeFileSync('started', '');`,
  );
  writeFileSync(
    inFolder('npm.mjs'),
    `import { existsSync, writeFileSync } from 'node:fs';
    writeFileSync('installing', '');
    const look = setInterval(() => { if (existsSync('go')) clearInterval(look); }, 10);`,
  );
  writeFileSync(
    inFolder('parent.mjs'),
    `import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    const child = spawn(process.execPath, ['scripts/launch.mjs', 'scripts/start.mjs'], { stdio: 'ignore' });
    writeFileSync('launcher', String(child.pid));
    setInterval(() => {}, 1000);`,
  );
  const run = async (kill: boolean) => {
    const parent = spawn(process.execPath, [inFolder('parent.mjs')], {
      cwd: folder,
      env: {
        ...process.env,
        npm_execpath: inFolder('npm.mjs'),
        npm_node_execpath: process.execPath,
      },
      stdio: 'ignore',
    });
    await until(() => existsSync(inFolder('installing')));
    const launcher = Number(readFileSync(inFolder('launcher'), 'utf8'));
    if (kill) parent.kill('SIGKILL');
    writeFileSync(inFolder('go'), '');
    await until(() => !isAlive(launcher) || existsSync(inFolder('started')));
    parent.kill('SIGKILL');
    return existsSync(inFolder('started'));
  };
  expect(await run(true)).toBe(false);
  for (const name of ['installing', 'go', 'node_modules/.installed'])
    removeDirectory(inFolder(name));
  expect(await run(false), 'the same with its npm there').toBe(true);
  removeDirectory(folder);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('A2: 200 MB for the login of the admin are refused before they are sent', async () => {
  const { hostname, port } = new URL(process.env.PORTAL_ADMIN ?? '');
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest({
      hostname,
      port,
      path: '/api/users/login',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 200 * 1024 * 1024 },
    });
    request.on('response', (response) => {
      resolve(response.statusCode);
      request.destroy();
    });
    request.on('error', reject);
    request.flushHeaders();
  });
  expect(status).toBe(413);
});
