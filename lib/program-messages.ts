import { collectMetrics, type Family } from './metrics.ts';

/** What a program tells the one that started it, through their channel, once it does its work. */
export const ready = 'ready';

/** The launcher's question whether a program's event loop still turns, and the answer to it. */
export const pulse = 'pulse';

/** Answers the launcher's watchdog, which ends a program that does not. */
export function answerWatchdog(): void {
  process.on('message', (message) => {
    if (message === pulse && process.connected) process.send?.(pulse);
  });
}

/** Goes from the admin to the launcher, and from there to every other program. */
export interface MetricsQuestion {
  asks: 'metrics';
  number: number;
}

/** Comes back the same way. */
export interface MetricsAnswer {
  answers: 'metrics';
  number: number;
  families: Family[];
}

export const isQuestion = (message: unknown): message is MetricsQuestion =>
  (message as Partial<MetricsQuestion> | null)?.asks === 'metrics';

export const isAnswer = (message: unknown): message is MetricsAnswer =>
  (message as Partial<MetricsAnswer> | null)?.answers === 'metrics';

/** Lets the launcher ask for this program's figures. */
export function answerMetrics(): void {
  process.on('message', async (message) => {
    if (!isQuestion(message)) return;
    const families = await collectMetrics();
    const answer: MetricsAnswer = { answers: 'metrics', number: message.number, families };
    if (process.connected) process.send?.(answer);
  });
}
