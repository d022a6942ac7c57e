/** `node bench/recovery.ts`: how long each fault of the programs and of the database file lasts. */
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';

const rounds = 3;
const [port, adminPort] = ['3190', '3191'];
const site = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'recovery-'));
const file = join(dataDir, 'portal.db');
const copy = join(dataDir, 'copy.db');

let output = '';
const portal = spawn(
  process.execPath,
  [fileURLToPath(new URL('../scripts/start.ts', import.meta.url))],
  {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: port,
      ADMIN_PORT: adminPort,
      DATA_DIR: dataDir,
      POST_LIMIT_PER_MINUTE: '100000',
    },
    // With a channel: it ends with us.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  },
);
for (const stream of [portal.stdout, portal.stderr])
  stream?.on('data', (chunk) => {
    output += chunk;
  });

async function until(condition: () => boolean | Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await condition())) await pause(5);
  return performance.now() - start;
}

const statusOf = (path: string, init?: RequestInit) =>
  fetch(site + path, { redirect: 'manual', ...init }).then(
    ({ status }) => status,
    () => 0,
  );
const message = (text: string) =>
  statusOf('/fale-conosco', {
    method: 'POST',
    body: new URLSearchParams({
      nome: 'Ana',
      email: 'ana@exemplo.com',
      assunto: 'elogio',
      mensagem: `Uma mensagem de teste: ${text}.`,
    }),
  });
const linesWith = (words: string) => output.split(words).length - 1;

function pidOf(script: string): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const line = lines.find((text) => text.includes(script) && text.includes(` ${portal.pid} `));
  return Number(line?.trim().split(' ')[0]);
}

const tell = (what: string, times: number[]) =>
  console.log(`${what}: ${times.map((ms) => `${Math.round(ms)} ms`).join(', ')}`);

await until(() => output.includes('Para parar'));
await statusOf('/');

for (const [name, script] of [
  ['admin', 'scripts/admin.ts'],
  ['site', 'site/server/main.ts'],
] as const) {
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    process.kill(pidOf(script), 'SIGKILL');
    times.push(await until(() => linesWith(`'${name}' voltou`) === round));
  }
  tell(`kill -9 of the ${name} until it answers again (pauses of 0.5, 1 and 2 s included)`, times);
}

await statusOf('/');
const database = createClient({ url: `file:${file}` });
await database.execute(`VACUUM INTO '${copy}'`);
database.close();
const seen: Record<string, number[]> = { refused: [], health: [], log: [], back: [] };
for (let round = 1; round <= rounds; round += 1) {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  seen.refused?.push(await until(async () => (await message(`${round}`)) === 503));
  seen.health?.push(await until(async () => (await statusOf('/saude')) === 503));
  seen.log?.push(await until(() => linesWith('foi apagado ou trocado') === round));
  copyFileSync(copy, file);
  seen.back?.push(await until(async () => (await message(`depois ${round}`)) === 303));
  await until(() => linesWith('O banco de dados voltou.') === round);
}
tell('file deleted until a message is refused (its own answer included)', seen.refused ?? []);
tell('then until /saude says so', seen.health ?? []);
tell('then until the log says so', seen.log ?? []);
tell('file restored until a message is kept', seen.back ?? []);

portal.kill('SIGTERM');
await until(() => portal.exitCode !== null);
rmSync(dataDir, { recursive: true });
