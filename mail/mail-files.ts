import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { OutgoingMail } from '../cms/payload-types.ts';
import { decryptIfPossible } from './encrypted-body.ts';
import { type Letter, toMessage } from './message.ts';

const collection = 'outgoing-mails';
const everyMs = 5000;
/** The newest; whoever hands mails over by hand has not thousands of them. */
const mostFiles = 200;

interface MailFilesOptions {
  folder: string;
  openPayload: () => Promise<Payload>;
  /** The sender, as currently set by editors. */
  readSender: () => Promise<Letter['from']>;
  report: (error: unknown) => void;
}

type Waiting = Pick<OutgoingMail, 'id' | 'createdAt'>;

/** In the order in which they were written. SQLite may reuse the number of a deleted mail, but not at its moment. */
const nameOf = ({ id, createdAt }: Waiting) =>
  `${new Date(createdAt).toISOString().replaceAll(/[-:.]/g, '')}-${id}.eml`;

/** What is still of use: a link that is void opens nothing, and the letters of an edition open nothing of anybody's. */
async function listWaiting({ db }: Payload, now: Date): Promise<Waiting[]> {
  const { docs } = await db.find<Waiting>({
    collection,
    where: {
      and: [
        { state: { in: ['esperando', 'falhou', 'incerto'] } },
        { edition: { exists: false } },
        {
          or: [
            { expiresAt: { exists: false } },
            { expiresAt: { greater_than: now.toISOString() } },
          ],
        },
      ],
    },
    sort: '-id',
    limit: mostFiles,
    pagination: false,
    select: { createdAt: true },
  });
  return docs;
}

/** Only for the owner of the data, from the first byte on; whole under its name, or not at all. */
async function writeLetter(folder: string, name: string, letter: Letter): Promise<void> {
  const unfinished = join(folder, `.${randomUUID()}`);
  await writeFile(unfinished, await toMessage(letter), { mode: 0o600, flag: 'wx' });
  // Another program tidies the same folder and may have taken it for a leftover: the next round writes it again.
  await rename(unfinished, join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Makes the folder hold the mails that wait, each as a file that a mail program opens, and nothing else. */
export async function syncMailFiles(options: MailFilesOptions, now: Date): Promise<void> {
  const { folder, openPayload, readSender } = options;
  const payload = await openPayload();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const waiting = new Map((await listWaiting(payload, now)).map((mail) => [nameOf(mail), mail.id]));
  const there = await readdir(folder);
  // A name that is not ours is the operator's own.
  const ours = there.filter((name) => /^\.|\.eml$/.test(name));
  for (const name of ours) if (!waiting.has(name)) await rm(join(folder, name), { force: true });
  for (const name of there) waiting.delete(name);
  const from = waiting.size > 0 ? await readSender() : undefined;
  for (const [name, id] of waiting) {
    const where = { id: { equals: id } };
    const mail = await payload.db.findOne<OutgoingMail>({ collection, where });
    const body = mail?.text ? decryptIfPossible(payload, mail) : undefined;
    if (!mail || !body || !from) continue;
    const { to, subject, messageId } = mail;
    await writeLetter(folder, name, { from, to, subject, messageId, ...body });
  }
}

/**
 * Without a mail server nobody gets the links that wait in the outbox, where no account can read them. So whoever
 * has the server finds them as files. A file goes when its mail does: deleted, void, forgotten after a month.
 */
export function startMailFiles(options: MailFilesOptions) {
  const stop = new AbortController();
  const run = async () => {
    let hasFailed = false;
    while (!stop.signal.aborted) {
      try {
        await syncMailFiles(options, new Date());
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) options.report(error);
        hasFailed = true;
      }
      await sleep(everyMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    async stop(): Promise<void> {
      stop.abort();
      await running;
    },
  };
}

/** Of the time before there was a mail server. */
export const removeMailFiles = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });
