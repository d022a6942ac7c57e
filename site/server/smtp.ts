import { once } from 'node:events';
import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

export interface Letter {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  messageId: string;
}

/** What the server said of one letter; `unsure` when it had the letter and said nothing. */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'later' | 'refused' | 'unsure'; reason: string; code: string };

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

/** Connects, greets and logs in. A letter is claimed only when all this has worked. */
export async function openLine(url: string): Promise<SmtpLine> {
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
  const failed = once(connection, 'error').then(([error]) => Promise.reject(error));
  // Later faults come to whoever sends; this one listener would make them end the program.
  failed.catch(() => undefined);
  connection.on('error', () => undefined);
  await Promise.race([failed, done((back) => connection.connect(back))]);
  try {
    if (auth?.user) await Promise.race([failed, done((back) => connection.login(auth, back))]);
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    deliver: (letter) => deliver(connection, letter),
    isOpen: () => open,
    close: () => (open ? connection.quit() : undefined),
  };
}

async function deliver(connection: SMTPConnection, letter: Letter): Promise<Delivery> {
  const { from, to, headers, ...parts } = letter;
  const message = await new MailComposer({
    ...parts,
    from,
    to: { name: '', address: to },
    // Nobody's holiday notice should answer to a program.
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  // The connection reads from here only after the server has said that it takes the letter.
  let handedOver = false;
  const body = new Readable({
    read() {
      handedOver = true;
      this.push(message);
      this.push(null);
    },
  });
  const envelope = { from: from.address, to: [to], size: message.length };
  try {
    await done((back) => connection.send(envelope, body, back));
    return { kind: 'sent' };
  } catch (error) {
    const delivery = judge(error as SmtpError, handedOver);
    // A refused letter leaves the conversation half way: the next one begins anew.
    connection.close();
    return delivery;
  }
}

function judge(error: SmtpError, handedOver: boolean): Delivery {
  const { responseCode, command = '', response } = error;
  const code = responseCode ? String(responseCode) : (error.code ?? error.name);
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
