import type { ChildProcess } from 'node:child_process';
import { pulse } from '../lib/program-messages.ts';

/** A program that runs. */
interface Watched {
  child: Pick<ChildProcess, 'connected' | 'send' | 'kill'> & {
    on: (event: 'message', hear: (message: unknown) => void) => unknown;
  };
  ended: Promise<void>;
}

const everyMs = 1000;
/**
 * Turns of our own timer and not time by the clock: after we were stopped ourselves, or the machine slept, the next
 * turn is one more, whatever the clock says, and the program has as many left to answer in.
 */
const mostSilentTurns = 20;

/**
 * Ends a program whose event loop stands still: it is stopped, or in an endless loop. By SIGKILL, because neither
 * would hear of a gentler signal. It is for programs that have started: a start may compute for long.
 */
export function watch(name: string, { child, ended }: Watched): void {
  let silentTurns = 0;
  child.on('message', () => {
    silentTurns = 0;
  });
  const timer = setInterval(() => {
    if (silentTurns === mostSilentTurns) {
      console.error(`O programa '${name}' não responde há ${mostSilentTurns} s e é encerrado.`);
      child.kill('SIGKILL');
    }
    silentTurns += 1;
    // One question is enough: whoever reads it late answers it late.
    if (silentTurns === 1 && child.connected) child.send(pulse);
  }, everyMs);
  void ended.then(() => clearInterval(timer));
}
