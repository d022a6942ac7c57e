/**
 * `npm run complete-lock`, after every change of the lock. npm writes only the native parts that its registry
 * has at that moment; this adds the others, so that machines whose registry has them install them. They have
 * no `integrity`, because they could not be downloaded here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nativeParts } from './native-parts.mjs';

const path = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(path, 'utf8'));

for (const { name, version, owner, machine, place } of nativeParts(lock.packages)) {
  if (place) continue;
  const { os, cpu, libc } = machine;
  lock.packages[`node_modules/${name}`] = {
    version,
    cpu: [cpu],
    ...(lock.packages[owner].dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    optional: true,
    os: [os],
  };
  console.log(`${name} ${version}`);
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
