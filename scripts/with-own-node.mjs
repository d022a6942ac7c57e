// Runs on any Node ≥ 20, just far enough to install; then hands over to the project's own Node 24,
// which runs our TypeScript as it is. Usage: node scripts/with-own-node.mjs scripts/start.ts [args]
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.installed');
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const ownNode = join(
  root,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);

const installed =
  existsSync(ownNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
if (!installed) {
  console.log('Instalando as dependências (só na primeira vez; leva alguns minutos)…');
  // Not `npm ci`: it refuses a lock that misses the binaries of platforms which the registry it was
  // made from did not have. `install` takes every version from the lock and adds just those.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      'Não foi possível instalar as dependências. Verifique a conexão e tente de novo.',
    );
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const [script, ...rest] = process.argv.slice(2);
const path = `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
const child = spawn(ownNode, [join(root, script), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' },
  shell: process.platform === 'win32',
});
// A terminal sends Ctrl-C to both of us; other signals only to this process.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
process.on('SIGINT', () => {});
// npm hands a signal to the shell between us, which ends without telling. Then we have a new parent.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  child.kill('SIGTERM');
}, 250);
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
