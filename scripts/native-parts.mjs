// Which native parts (packages made for one kind of machine) the lock names, and which of them are missing.
// Plain JavaScript: the launcher uses it on any Node ≥ 20, before anything else can run.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ os: string, cpu: string, libc?: string }} Machine
 * @typedef {{ version?: string, optionalDependencies?: Record<string, string>, [field: string]: unknown }} Entry
 * @typedef {Record<string, Entry>} Packages `packages` of package-lock.json: paths and what lies there.
 * @typedef {{ owner: string, name: string, version: string, place?: string, machine: Machine }} Part
 */

/** The kinds of machine on which the portal starts. @type {Machine[]} */
export const machines = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
];

/** This machine. musl's Linux does not report a version of glibc. @returns {Machine} */
export function thisMachine() {
  const { platform: os, arch: cpu } = process;
  if (os !== 'linux') return { os, cpu };
  const { header } = /** @type {{ header: object }} */ (process.report.getReport());
  return { os, cpu, libc: 'glibcVersionRuntime' in header ? 'glibc' : 'musl' };
}

/** @param {Machine} machine */
export const nameOf = ({ os, cpu }) => `${os} ${cpu}`;

/**
 * What a package's name says of the machine it is for; undefined when it is for all.
 * @param {string} name
 * @returns {Machine | undefined}
 */
export function machineIn(name) {
  const os = /linux|darwin|win32/.exec(name)?.[0];
  const cpu = /-(x64|arm64)(?=-|$)/.exec(name)?.[1];
  if (!os || !cpu) return undefined;
  return os === 'linux' ? { os, cpu, libc: name.includes('musl') ? 'musl' : 'glibc' } : { os, cpu };
}

/** @param {Machine} part @param {Machine} machine */
export const serves = (part, machine) =>
  part.os === machine.os && part.cpu === machine.cpu && part.libc === machine.libc;

/** Every part that some package of the lock asks for, with its place in the lock if it has one. @param {Packages} packages @returns {Part[]} */
export function nativeParts(packages) {
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const machine = machineIn(name);
      return machine
        ? [{ owner, name, version, machine, place: placeOf(packages, owner, name) }]
        : [];
    }),
  );
}

/** As Node looks for it: beside its owner's own packages, then one folder further up each time. @param {Packages} packages @param {string} owner @param {string} name */
function placeOf(packages, owner, name) {
  for (
    let folder = owner;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

/** The parts for this machine that the lock names and the install did not bring. @param {Packages} packages @param {string} root @param {Machine} machine */
export function partsNotInstalled(packages, root, machine) {
  return nativeParts(packages).filter(
    (part) =>
      serves(part.machine, machine) &&
      // A part of a part that this machine does not have is not missed.
      existsSync(join(root, part.owner)) &&
      !(part.place && existsSync(join(root, part.place))),
  );
}
