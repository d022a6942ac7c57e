import { programBelow } from '../support/processes.ts';
import type { Fault, Target } from './fault.ts';

export function killProgram({ process: portal }: Target, script: string): void {
  const pid = programBelow(portal.pid, script);
  if (pid === undefined) throw new Error(`${script} does not run.`);
  process.kill(pid, 'SIGKILL');
}

export const siteKilled: Fault = {
  key: 'site-killed',
  name: 'O site morto com `kill -9`',
  seconds: [0, 0],
  mayDrop: true,
  async cause({ target }) {
    killProgram(target, 'site/server/main.ts');
  },
};
