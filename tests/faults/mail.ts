import { type MailServer, refusal, startMailServer } from '../support/mail-server.ts';
import { until } from '../support/portal.ts';
import { query } from '../support/site.ts';
import type { Fault, Scene } from './fault.ts';

const inSeconds = (ms: number) => (ms / 1000).toFixed(1).replace('.', ',');
const longestWaitMs = 120_000;

/** Which way the mail server is ill at present. */
let illness: 'none' | 'slow' | 'refusing' = 'none';
let server: MailServer;
/** What arrived, over all servers at the same address. */
let arrived: string[] = [];

async function openServer(port = 0): Promise<void> {
  server = await startMailServer({
    port,
    // Stops at once, as a program that dies.
    closeTimeout: 1,
    slowMs: () => (illness === 'slow' ? 3000 : 0),
    onRecipient: (address) =>
      illness === 'refusing' && /[02468]@/.test(address) ? refusal(450) : undefined,
  });
}

async function stopServer(): Promise<void> {
  await server.stop();
  arrived.push(...server.received.flatMap(({ recipients }) => recipients));
}

/** Every receipt of an acknowledged message leaves, none twice. */
async function checkMails({ target, load, note, wrong }: Scene): Promise<void> {
  const countIn = async (states: string) =>
    (await query(target.dataDir, `SELECT id FROM outgoing_mails WHERE state IN (${states})`))
      .length;
  const began = performance.now();
  const isDone = async () => (await countIn("'esperando', 'enviando'")) === 0;
  await until(async () => (await isDone()) || performance.now() - began > longestWaitMs);
  if (await isDone()) note(`os e-mails saíram em ${inSeconds(performance.now() - began)} s`);
  else wrong('e-mails não saíram');
  await stopServer();
  const uncertain = await countIn("'incerto'");
  if (uncertain > 0) note(`${uncertain} 'incertos', na mesa do editor`);
  const acknowledged = load.answers.filter(({ protocol }) => protocol).length;
  const different = new Set(arrived).size;
  if (different < arrived.length) wrong(`${arrived.length - different} e-mails em dobro`);
  if (different + uncertain < acknowledged) wrong('faltam e-mails');
}

const mailFault = (key: string, name: string, cause: Fault['cause']): Fault => ({
  ...{ key, name, cause, seconds: [5, 30], check: checkMails },
  async prepare() {
    illness = 'none';
    arrived = [];
    await openServer();
    // Soon, and for longer than the fault lasts.
    const retries = [...Array(10).fill(1), ...Array(10).fill(5)].join(',');
    const settings = { SMTP_URL: server.url, MAIL_RETRY_SECONDS: retries };
    return { settings, remove: () => undefined };
  },
});

const ill = (kind: typeof illness) => async (scene: Scene) => {
  illness = kind;
  await scene.hold();
  illness = 'none';
};

export const mailDead = mailFault('mail-dead', 'O servidor de e-mail morto', async ({ hold }) => {
  await stopServer();
  await hold();
  await openServer(Number(new URL(server.url).port));
});
export const mailSlow = mailFault(
  'mail-slow',
  'O servidor de e-mail lento (3 s por carta)',
  ill('slow'),
);
export const mailRefusing = mailFault(
  'mail-refusing',
  'O servidor de e-mail recusa alguns por ora (450)',
  ill('refusing'),
);
