import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface ReceivedMail {
  recipients: string[];
  raw: string;
  mail: Email;
}

/** The server's answer to a recipient or a mail: nothing accepts, an Error refuses. */
type Answer = (address: string) => Error | undefined;

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Everyone it was asked to take a letter for. */
  asked: string[];
  to: (address: string) => ReceivedMail[];
  stop: () => Promise<void>;
}

/** A mail server of the test's own, on loopback: it keeps what arrives and sends nothing on. */
export async function startMailServer({
  port = 0,
  onRecipient = () => undefined,
  onLetter = () => undefined,
  silent = false,
  mute = '-',
  slowMs = () => 0,
  closeTimeout,
}: {
  port?: number;
  onRecipient?: Answer;
  onLetter?: Answer;
  /** Receives its first mail and never answers. */
  silent?: boolean;
  /** Never answers for addresses that begin with this. */
  mute?: string;
  /** How long it thinks about each recipient. */
  slowMs?: () => number;
  /** How long those who are connected may stay when it stops. */
  closeTimeout?: number;
} = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const asked: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    ...(closeTimeout !== undefined && { closeTimeout }),
    onRcptTo({ address }, _session, done) {
      asked.push(address);
      if (address.startsWith(mute)) return;
      const answer = () => done(onRecipient(address));
      if (slowMs() > 0) setTimeout(answer, slowMs());
      else answer();
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const recipients = recipientsOf(session);
        const refusal = onLetter(recipients[0] ?? '');
        if (refusal) return done(refusal);
        const raw = Buffer.concat(parts);
        received.push({ recipients, raw: raw.toString(), mail: await PostalMime.parse(raw) });
        if (!silent || received.length > 1) done();
      });
    },
  });
  // Tests kill senders in the middle, so broken connections are expected.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    asked,
    to: (address) => received.filter(({ recipients }) => recipients.includes(address)),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const recipientsOf = ({ envelope }: SMTPServerSession) =>
  envelope.rcptTo.map(({ address }) => address);

/** An answer with a code, as mail servers give it. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error(`Resposta ${responseCode}`), { responseCode });
}
