import type { ChildProcess } from 'node:child_process';
import { type Family, withLabels } from '../lib/metrics.ts';
import { isAnswer, isQuestion, type MetricsAnswer } from '../lib/program-messages.ts';

interface Asked {
  name: string;
  child: ChildProcess;
}

/** A program that is busy for so long is left out. */
const patienceMs = 2000;

/** Where one program asks for the figures of all, the others are asked, each by its own channel. */
export function passOnMetrics(asker: ChildProcess, others: () => Asked[]): void {
  asker.on('message', async (message) => {
    if (!isQuestion(message)) return;
    const { number } = message;
    const families = (await Promise.all(others().map((other) => ask(other, number)))).flat();
    const answer: MetricsAnswer = { answers: 'metrics', number, families };
    if (asker.connected) asker.send(answer);
  });
}

function ask({ name, child }: Asked, number: number): Promise<Family[]> {
  if (!child.connected) return Promise.resolve([]);
  return new Promise((resolve) => {
    const end = (families: Family[]) => {
      clearTimeout(late);
      child.off('message', hear);
      resolve(withLabels(families, { program: name, process: String(child.pid) }));
    };
    const hear = (message: unknown) => {
      if (isAnswer(message) && message.number === number) end(message.families);
    };
    const late = setTimeout(end, patienceMs, []);
    child.on('message', hear);
    child.send({ asks: 'metrics', number });
  });
}
