/**
 * What a stranger can do to the site: how much memory addresses without end take, and how long kept
 * pages take while one network address searches in a loop. Needs Linux and a prepared portal:
 * `DATA_DIR=data node bench/front.ts [addresses]`.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { siteMemoryFlags } from '../lib/memory-flags.ts';

const count = Number(process.argv[2] ?? 100_000);
const port = Number(process.env.PORT ?? 4700);
const address = `http://127.0.0.1:${port}`;
const pages = ['/', '/agenda', '/noticias', '/programas', '/atletas', '/sobre'];
/** Enough of them to last several seconds. */
const requests = 40_000;
const padding = 'x'.repeat(1900);

const site = spawn(
  process.execPath,
  [...siteMemoryFlags, fileURLToPath(new URL('../site/server/main.ts', import.meta.url))],
  {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: address,
      SMTP_URL: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);

/** One of many connections that come from this address of our own machine. */
const clients = (localAddress: string, maxSockets: number) =>
  new Agent({ keepAlive: true, maxSockets, localAddress });

function fetchWhole(path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address + path, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });
}

/** Calls `work` with 0, 1, 2 … so many at a time. */
async function each(total: number, atOnce: number, work: (index: number) => Promise<unknown>) {
  let next = 0;
  const run = async () => {
    while (next < total) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}

const memory = () => {
  const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
};

async function latencies(total: number): Promise<string> {
  const agent = clients('127.0.0.1', 10);
  const times: number[] = [];
  await each(total, 10, async (index) => {
    const start = performance.now();
    await fetchWhole(pages[index % pages.length] ?? '/', agent);
    times.push(performance.now() - start);
  });
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

/** The same figures while another network address does something over and over. */
async function whileStranger(pathOf: (index: number) => string): Promise<string> {
  const agent = clients('127.0.0.2', 4);
  let over = false;
  let asked = 0;
  const loop = each(Number.POSITIVE_INFINITY, 4, async (index) => {
    if (over) throw new Error('over');
    await fetchWhole(pathOf(index), agent);
    asked += 1;
  }).catch(() => undefined);
  const figures = await latencies(requests);
  over = true;
  await loop;
  agent.destroy();
  return `${figures} (${asked} answered to the stranger)`;
}

const warm = clients('127.0.0.1', 4);
while (!(await fetchWhole('/saude', warm).catch(() => 0)))
  await new Promise((resolve) => setTimeout(resolve, 100));
await each(600, 4, (index) => fetchWhole(pages[index % pages.length] ?? '/', warm));
await each(500, 4, (index) => fetchWhole(`/busca?q=aquece${index}`, warm));

console.log(`kept pages, nobody else: ${await latencies(requests)}`);
console.log(`while one searches in a loop: ${await whileStranger((n) => `/busca?q=corrida+${n}`)}`);
console.log(`with a stray parameter in a loop: ${await whileStranger((n) => `/agenda?x=${n}`)}`);
console.log(`kept pages, nobody else: ${await latencies(requests)}`);

const before = memory();
// Many senders, or the turns of one would take all day.
const crowd = Array.from({ length: 16 }, (_, index) => clients(`127.0.0.${index + 10}`, 2));
await each(count, 32, (index) => {
  const path = index % 20 === 0 ? '/busca' : '/busca/sugestoes.json';
  return fetchWhole(`${path}?q=m${index}+${padding}`, crowd[index % 16] ?? warm);
});
console.log(`memory: ${before} MB, after ${count} addresses of 1.9 KB: ${memory()} MB`);
for (const agent of [warm, ...crowd]) agent.destroy();
site.kill('SIGTERM');
