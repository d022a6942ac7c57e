import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type Letter, toMessage } from './message.ts';

/**
 * What the server said of one letter; `unsure` when it had the letter and said nothing, `untried` when
 * we were told to stop before it had it.
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

/** How long a server may still answer for a letter that it has, once we are told to stop. */
const lastWaitMs = 4000;

/** Connects, greets and logs in. A letter is claimed only when all this has worked. */
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
  // Later faults come to whoever sends; this one listener would make them end the program.
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
  // The connection reads from here only after the server has said that it takes the letter.
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
  // A refused letter leaves the conversation half way: the next one begins anew.
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
  // A refused sender is our own mistake, which somebody can mend: the letter waits.
  const final = responseCode !== undefined && responseCode >= 500 && command !== 'MAIL FROM';
  const impossible = error.code === 'EENVELOPE' && command === 'API';
  return { kind: final || impossible ? 'refused' : 'later', reason, code };
}

function done(work: (back: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => work((error) => (error ? reject(error) : resolve())));
}

/** Listens no longer than until `over`: thousands of letters share one signal. */
async function stopped(stop: AbortSignal, over: AbortSignal): Promise<void> {
  if (!stop.aborted) await once(stop, 'abort', { signal: over });
}
