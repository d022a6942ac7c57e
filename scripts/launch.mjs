// Runs on any Node ≥ 20, just far enough to install; then hands over to a Node that runs our TypeScript as
// it is: the machine's if it is new enough, else the one that the project brings.
// Usage: node scripts/launch.mjs scripts/start.ts [args]
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameOf, partsNotInstalled, thisMachine } from './native-parts.mjs';
import { findNode, neededNode } from './node-version.mjs';

const elders = findElders();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.installed');
const lock = readFileSync(join(root, 'package-lock.json'));
const wanted = createHash('sha256').update(lock).digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) install();
// The process that started us ended during the install: nobody would stop what we start now.
if (isOrphan()) process.exit(1);

const node = findNode(root);
if (!node)
  fail(
    `É preciso o Node ${neededNode} ou mais novo (este é o ${process.versions.node}, e o do projeto não pôde ser instalado). Instale-o e tente de novo.`,
  );

const [script = '', ...rest] = process.argv.slice(2);
const child = spawn(node, [join(root, script), ...rest], {
  cwd: root,
  // The channel closes when we end, even by force.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' },
});
// A terminal sends Ctrl-C to both of us; other signals only to this process.
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGHUP'));
process.on('SIGINT', () => {});
const watch = setInterval(() => {
  if (!isOrphan()) return;
  clearInterval(watch);
  child.kill('SIGTERM');
}, 250);
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

/** The processes whose end ends us: the parent and, if that is a shell that npm put between, npm itself. */
function findElders() {
  const parent = process.ppid;
  if (!process.env.npm_execpath || process.platform === 'win32') return [parent];
  const ps = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' });
  const [, grandparent] = /^\s*(\d+)\s.*sh\s*$/.exec(ps.stdout ?? '') ?? [];
  return grandparent ? [parent, Number(grandparent)] : [parent];
}

/** None of them tells us when it ends. Unix gives us a new parent; Windows keeps the old number. */
function isOrphan() {
  return process.ppid !== elders[0] || elders.some(isGone);
}

/** @param {number} pid */
function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** Installs exactly what the lock says. */
function install() {
  console.log('Instalando as dependências (só na primeira vez; leva alguns minutos)…');
  // Building needs what production leaves out, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit') };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0)
    fail(
      'Não foi possível instalar as dependências. Verifique a conexão, apague a pasta node_modules e tente de novo.',
    );
  const machine = thisMachine();
  const missing = partsNotInstalled(JSON.parse(lock.toString()).packages, root, machine);
  if (missing.length > 0) {
    // No stamp is written after a failure, so that the next start installs again.
    const names = missing.map(({ name, version }) => `${name} ${version}`).join(', ');
    fail(
      `O registro do npm não tem para este computador (${nameOf(machine)}): ${names}. Tente mais tarde ou com outro registro (npm config set registry …).`,
    );
  }
  writeFileSync(stamp, wanted);
}

/** @param {string} line @returns {never} */
function fail(line) {
  console.error(line);
  process.exit(1);
}
