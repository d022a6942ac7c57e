import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';

interface Process {
  pid: number;
  parent: number;
  /** Memory that it holds; what programs share is counted in each. */
  kilobytes: number;
  command: string;
}

function listProcesses(): Process[] {
  const columns = ['-eo', 'pid=,ppid=,rss=,args='];
  const lines = execFileSync('ps', columns, { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, kilobytes, command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (!pid) return [];
    return [{ pid: Number(pid), parent: Number(parent), kilobytes: Number(kilobytes), command }];
  });
}

/** A process and all that it started, in whatever depth. */
function familyOf(ancestor: number | undefined): Process[] {
  const all = listProcesses();
  const below = new Set([ancestor]);
  for (let size = 0; size !== below.size; ) {
    size = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  return all.filter(({ pid }) => below.has(pid));
}

/** The descendant processes whose command contains these words. */
export function programsBelow(ancestor: number | undefined, words: string): number[] {
  return familyOf(ancestor)
    .filter(({ command }) => command.includes(words))
    .map(({ pid }) => pid);
}

export function programBelow(ancestor: number | undefined, words: string): number | undefined {
  return programsBelow(ancestor, words)[0];
}

/** Megabytes of a process alone, and together with all that it started. */
export function memoryOf(ancestor: number | undefined): { own: number; together: number } {
  const family = familyOf(ancestor);
  const sum = (some: Process[]) => some.reduce((total, one) => total + one.kilobytes, 0) / 1024;
  return { own: sum(family.filter(({ pid }) => pid === ancestor)), together: sum(family) };
}

/** Whether a port accepts connections. */
export function isTaken(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
