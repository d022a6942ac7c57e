import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { Settings } from '../lib/settings.ts';
import {
  type ClaimedMail,
  claimMail,
  dueMails,
  markAbandonedUncertain,
  recordOutcome,
} from './claims.ts';
import type { Letter } from './message.ts';
import type { Outcome } from './outcome.ts';
import { type Delivery, openLine, type SmtpLine } from './smtp.ts';

const everyMs = 1000;
const checkAbandonedEveryMs = 60_000;
const atOnce = 20;
/** The longest pause between attempts to connect, so that new mail does not wait for an old failure. */
const longestPauseMs = 60_000;

interface MailWorkerOptions extends Pick<Settings, 'mailRetrySeconds'> {
  smtpUrl: string;
  openPayload: () => Promise<Payload>;
  /** The sender, as currently set by editors. */
  readSender: () => Promise<Letter['from']>;
  report: (error: unknown) => void;
}

/**
 * Sends the mails in the outbox, one at a time. Several processes may do so at once. It uses the machine's
 * clock: with a frozen clock it would never retry.
 */
export function startMailWorker(options: MailWorkerOptions) {
  const { smtpUrl, mailRetrySeconds, openPayload, readSender, report } = options;
  const stop = new AbortController();
  let line: SmtpLine | undefined;
  let checkedAbandonedAt = Number.NEGATIVE_INFINITY;
  let failures = 0;

  const nap = (ms: number) => sleep(ms, undefined, { signal: stop.signal }).catch(() => undefined);
  const pauseMs = (attempt: number) => (mailRetrySeconds[attempt] ?? 0) * 1000;

  async function run(): Promise<void> {
    while (!stop.signal.aborted) await nap(await round().catch(afterFailure));
    line?.close();
  }

  /** Sends what is due; returns how long to wait before looking again. */
  async function round(): Promise<number> {
    if (performance.now() - checkedAbandonedAt >= checkAbandonedEveryMs) {
      await markAbandonedUncertain(await openPayload(), new Date());
      checkedAbandonedAt = performance.now();
    }
    const mails = await dueMails(await openPayload(), new Date(), atOnce);
    if (mails.length === 0) {
      line?.close();
      line = undefined;
      return everyMs;
    }
    for (const id of mails) {
      if (stop.signal.aborted) break;
      if (!line?.isOpen() && !(await connect())) return unreachablePause();
      await send(id);
    }
    return 0;
  }

  async function connect(): Promise<boolean> {
    try {
      line = await openLine(smtpUrl, stop.signal);
      if (failures > 0) console.log('O servidor de e-mail voltou a responder.');
      failures = 0;
      return true;
    } catch (error) {
      line = undefined;
      if (stop.signal.aborted) return false;
      if (failures === 0)
        console.error(`O servidor de e-mail não aceita conexão: ${codeOf(error)}`);
      failures += 1;
      return false;
    }
  }

  function unreachablePause(): number {
    const step = Math.min(failures, mailRetrySeconds.length) - 1;
    return Math.min(pauseMs(step), longestPauseMs);
  }

  async function send(id: number): Promise<void> {
    const from = await readSender();
    const mail = await claimMail(await openPayload(), id, new Date());
    if (!mail || !line) return;
    const delivery = await line.deliver({ ...mail, from });
    if (delivery.kind !== 'sent' && delivery.kind !== 'untried')
      console.error(
        `E-mail ${id}: ${delivery.kind} (${delivery.code}), tentativa ${mail.attempts}`,
      );
    await keep(mail, outcomeOf(delivery, mail.attempts));
  }

  function outcomeOf(delivery: Delivery, attempts: number): Outcome {
    if (delivery.kind === 'sent' || delivery.kind === 'untried') return { kind: delivery.kind };
    const { kind, reason } = delivery;
    if (kind !== 'later') return { kind, reason };
    if (attempts > mailRetrySeconds.length) return { kind: 'refused', reason };
    return { kind: 'later', reason, at: new Date(Date.now() + pauseMs(attempts - 1)) };
  }

  /** Only we know the outcome: if the database is away, we wait for it. */
  async function keep(mail: ClaimedMail, outcome: Outcome): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await recordOutcome(await openPayload(), mail, outcome, new Date());
      } catch (error) {
        if (stop.signal.aborted && attempt > 0) throw error;
        if (attempt === 0) report(error);
        await nap(everyMs);
      }
    }
  }

  function afterFailure(error: unknown): number {
    report(error);
    return everyMs;
  }

  const running = run();
  return {
    /**
     * A mail that the server does not have yet is given back at once. For one that it has, we wait some
     * seconds for its answer, less than the launcher waits for us (`scripts/programs.ts`).
     */
    async stop(): Promise<void> {
      stop.abort();
      await running;
    },
  };
}

function codeOf(error: unknown): string {
  const { originalCode, responseCode, code } = error as Record<string, unknown>;
  return String(originalCode ?? responseCode ?? code ?? 'falha');
}
