import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';

interface Process {
  pid: number;
  parent: number;
  command: string;
}

function listProcesses(): Process[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

/** The descendant process whose command contains these words. */
export function programBelow(ancestor: number | undefined, words: string): number | undefined {
  const all = listProcesses();
  const below = new Set([ancestor]);
  for (let size = 0; size !== below.size; ) {
    size = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  return all.find(({ pid, command }) => below.has(pid) && command.includes(words))?.pid;
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
