import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type Letter, toMessage } from './message.ts';

/**
 * The server's answer to one mail; `unsure` when it had the mail and did not answer, `untried` when we were
 * stopped before it had it.
 */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'untried' | 'later' | 'refused' | 'unsure'; reason: string; code: string };

export interface SmtpLine {
  deliver: (letter: Letter) => Promise<Delivery>;
  isOpen: () => boolean;
  close: () => void;
}

interface SmtpError extends Error {
  command?: string;
  code?: string;
  responseCode?: number;
  response?: string;
}

/** How long we wait for the server's answer to a mail that it has, when stopping. */
const lastWaitMs = 4000;

/** Connects, greets and logs in. A mail is claimed only after that. */
export async function openLine(url: string, stop: AbortSignal): Promise<SmtpLine> {
  const { auth, ...options } = parseConnectionUrl(url);
  const connection = new SMTPConnection({
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    ...options,
  });
  let open = true;
  connection.on('end', () => {
    open = false;
  });
  const over = new AbortController();
  const failed = Promise.race([
    once(connection, 'error').then(([error]) => Promise.reject(error)),
    stopped(stop, over.signal).then(() => {
      throw new Error('Stopped');
    }),
  ]);
  // Later errors reach the sender; unhandled here, they would end the program.
  failed.catch(() => undefined);
  connection.on('error', () => undefined);
  try {
    await Promise.race([failed, done((back) => connection.connect(back))]);
    if (auth?.user) await Promise.race([failed, done((back) => connection.login(auth, back))]);
  } catch (error) {
    connection.close();
    throw error;
  } finally {
    over.abort();
  }
  return {
    deliver: (letter) => deliver(connection, letter, stop),
    isOpen: () => open,
    close: () => (open ? connection.quit() : undefined),
  };
}

async function deliver(
  connection: SMTPConnection,
  letter: Letter,
  stop: AbortSignal,
): Promise<Delivery> {
  let message: Buffer;
  try {
    message = await toMessage(letter);
  } catch (error) {
    return { kind: 'refused', reason: 'Não foi possível compor o e-mail.', code: codeOf(error) };
  }
  // Read only after the server has agreed to take the mail.
  let handedOver = false;
  const body = new Readable({
    read() {
      handedOver = true;
      this.push(message);
      this.push(null);
    },
  });
  const envelope = { from: letter.from.address, to: [letter.to], size: message.length };
  const answered = done((back) => connection.send(envelope, body, back)).then(
    (): Delivery => ({ kind: 'sent' }),
    (error: SmtpError) => judge(error, handedOver),
  );
  const over = new AbortController();
  const gaveUp = stopped(stop, over.signal).then(async (): Promise<Delivery> => {
    const why = { reason: 'O programa parou.', code: 'parada' };
    if (!handedOver) return { kind: 'untried', ...why };
    await sleep(lastWaitMs, undefined, { signal: over.signal });
    return { kind: 'unsure', ...why };
  });
  const delivery = await Promise.race([answered, gaveUp]);
  over.abort();
  // After a refusal the session is in the middle of a mail, so the next mail gets a new connection.
  if (delivery.kind !== 'sent') connection.close();
  return delivery;
}

const codeOf = (error: unknown) => {
  const { code, name } = error as SmtpError;
  return code ?? name;
};

function judge(error: SmtpError, handedOver: boolean): Delivery {
  const { responseCode, command = '', response } = error;
  const code = responseCode ? String(responseCode) : codeOf(error);
  const reason = (response ?? error.message).slice(0, 200);
  if (responseCode === undefined && handedOver) return { kind: 'unsure', reason, code };
  // A refused sender address is our own mistake, which can be corrected: the mail waits.
  const final = responseCode !== undefined && responseCode >= 500 && command !== 'MAIL FROM';
  const impossible = error.code === 'EENVELOPE' && command === 'API';
  return { kind: final || impossible ? 'refused' : 'later', reason, code };
}

function done(work: (back: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => work((error) => (error ? reject(error) : resolve())));
}

/** Removes its listener at `over`: thousands of mails share one signal. */
async function stopped(stop: AbortSignal, over: AbortSignal): Promise<void> {
  if (!stop.aborted) await once(stop, 'abort', { signal: over });
}
