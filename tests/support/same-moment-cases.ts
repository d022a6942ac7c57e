import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { cleanContactFields } from '../../lib/contact-fields.ts';
import { openOwnDatabase } from './own-database.ts';

const now = new Date('2025-06-15T12:00:00Z');
const atOnce = 6;

const praise = (email: string, mensagem: string) =>
  cleanContactFields(new Map(Object.entries({ nome: 'Rosa', email, assunto: 'elogio', mensagem })));

/**
 * What is sent several times at the same moment, as two presses that reach two processes, on either database.
 * Long because the cases share what the database is filled with.
 */
export async function sameMomentCases(name: string, databaseUrl = '') {
  process.env.SITE_NOW = now.toISOString();
  const asked: string[] = [];
  const site = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  process.env.PORT = String((site.address() as AddressInfo).port);
  process.env.HOST = '127.0.0.1';
  afterAll(() => site.close());
  const own = await openOwnDatabase(name, databaseUrl);
  const { payload } = own;
  await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
  const { sendMessage } = await import('../../content/contact.ts');
  const { subscribe } = await import('../../content/newsletter.ts');
  const { requestDeletion } = await import('../../content/deletion.ts');
  const { checkLinksOnce } = await import('../../cms/link-check/check-links.ts');

  const together = <T>(work: (place: number) => Promise<T>) =>
    Promise.all(Array.from({ length: atOnce }, (_, place) => work(place)));
  const mailsTo = async (email: string) =>
    (await payload.count({ collection: 'outgoing-mails', where: { to: { equals: email } } }))
      .totalDocs;

  test('a message is kept once, with one protocol and one receipt', async () => {
    const email = 'ana@exemplo.com';
    const answers = await together(() => sendMessage(praise(email, 'Que bom jogo!'), now));
    const { docs } = await payload.find({ collection: 'contact-messages', pagination: false });
    expect(docs).toHaveLength(1);
    expect(answers).toEqual(answers.map(() => ({ kind: 'kept', protocol: docs[0]?.protocol })));
    expect(await mailsTo(email)).toBe(1);
  });

  test('different messages of one address are all kept, with one receipt', async () => {
    const email = 'rosa@exemplo.com';
    const answers = await together((place) =>
      sendMessage(praise(email, `Recado de número ${place}`), now),
    );
    const protocols = answers.map((answer) => (answer.kind === 'kept' ? answer.protocol : ''));
    expect(new Set(protocols).size).toBe(atOnce);
    expect(await mailsTo(email)).toBe(1);
  });

  test('a subscription is kept and mailed once, the first time and when it is asked for again', async () => {
    const email = 'bia@exemplo.com';
    const send = (moment: Date) => together(() => subscribe({ email, origin: '/' }, moment));
    expect(await send(now)).toEqual(Array(atOnce).fill('subscribed'));
    expect(await mailsTo(email)).toBe(1);
    await send(new Date(now.getTime() + 3_600_000));
    expect(await mailsTo(email)).toBe(2);
    const { totalDocs } = await payload.count({ collection: 'newsletter-subscriptions' });
    expect(totalDocs).toBe(1);
  });

  test('a link to delete is mailed once', async () => {
    const email = 'caio@exemplo.com';
    expect(await together(() => requestDeletion(email, now))).toEqual(Array(atOnce).fill('asked'));
    expect(await mailsTo(email)).toBe(1);
  });

  test('the nightly look for broken links is done once', async () => {
    const words = { title: 'Programa', description: 'x', link: '/programas/sumiu' };
    await payload.updateGlobal({
      slug: 'home',
      data: { quickAccess: [{ ...words, icon: 'agenda', color: 'azul' }] } as never,
    });
    await together(() => checkLinksOnce(payload, now));
    expect(asked).toEqual(['/programas/sumiu']);
    expect((await payload.count({ collection: 'broken-links' })).totalDocs).toBe(1);
    await checkLinksOnce(payload, new Date(now.getTime() + 24 * 3_600_000));
    expect(asked).toHaveLength(2);
  });

  return own;
}
