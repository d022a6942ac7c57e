// Long because all tests share one database, which takes seconds to make.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalReq, getAccessResults } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { roleNames } from '../cms/accounts/role-names.ts';
import type { User } from '../cms/payload-types.ts';
import { openOwnDatabase } from './support/own-database.ts';
import { createSignUp } from './support/signed-up.ts';

/** A site on which one page is missing. */
const asked: string[] = [];
const site = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(request.url === '/programas/sumiu' ? 404 : 200).end();
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
process.env.PORT = String((site.address() as AddressInfo).port);
process.env.HOST = '127.0.0.1';

const { payload, close } = await openOwnDatabase('desk');
const { waitingMessages } = await import('../cms/desk/waiting-messages.ts');
const { entriesToCheck } = await import('../cms/desk/entries-to-check.ts');
const { newestDrafts } = await import('../cms/desk/drafts.ts');
const { brokenLinks, lateEditions } = await import('../cms/desk/to-mend.ts');
const { mailFigures } = await import('../cms/desk/mail-figures.ts');
const { dayItems } = await import('../cms/desk/day-items.ts');
const { readDesk } = await import('../cms/desk/read-desk.ts');
const { checkLinks } = await import('../cms/link-check/check-links.ts');
afterAll(async () => {
  await close();
  site.close();
});

const now = new Date('2026-06-18T14:20:00-03:00');
const roles = Object.keys(roleNames) as (keyof typeof roleNames)[];
const accounts: Record<string, User> = {};
beforeAll(async () => {
  for (const role of roles)
    accounts[role] = await payload.create({
      collection: 'users',
      data: {
        role,
        name: role,
        email: `${role}@exemplo.ap.gov.br`,
        password: 'uma-senha-de-teste',
      },
    });
});
beforeAll(() => payload.updateGlobal({ slug: 'content-version', data: { value: 0 } }));
const as = (role: string) => ({ payload, user: accounts[role] as User & { collection: 'users' } });

test.each(roles)('whoever is of the role ‘%s’ has a desk', async (role) => {
  const permissions = await getAccessResults({ req: await createLocalReq(as(role), payload) });
  const { line, inbox, queues, drafts, mail } = await readDesk(as(role), permissions, now);
  expect([line, inbox, queues, drafts, mail].some((part) => part !== undefined)).toBe(true);
});

describe('who waits for an answer', () => {
  const write = async (subject: 'informacao' | 'elogio', days: number, status = 'recebida') => {
    const message = `Escrita há ${days} dias.\nE mais uma linha.`;
    await payload.db.create({
      collection: 'contact-messages',
      data: {
        ...{ protocol: `${subject}-${days}`, status, subject, message, about: '' },
        ...{ name: 'Rosa', email: 'rosa@exemplo.com' },
        createdAt: new Date(now.getTime() - days * 86_400_000).toISOString(),
      },
    });
  };
  beforeEach(() => payload.db.deleteMany({ collection: 'contact-messages', where: {} }));

  test('comes by the days that the law leaves, whatever the kind', async () => {
    await write('elogio', 29);
    await write('informacao', 21);
    await write('informacao', 3);
    await write('elogio', 60, 'respondida');
    const { messages, count } = await waitingMessages(as('atendimento'), 2, now);
    expect(messages.map(({ title, left, name }) => [title, left, name])).toEqual([
      ['Informação: Escrita há 21 dias.', -1, 'Pedido de informação'],
      ['Elogio: Escrita há 29 dias.', 1, 'Fale Conosco'],
    ]);
    expect(count).toBe(3);
  });

  test('is counted as late from the last day on, also beyond those listed', async () => {
    for (const [subject, days] of [
      ...[19, 20, 40].map((days) => ['informacao', days] as const),
      ...[29, 30, 31].map((days) => ['elogio', days] as const),
    ])
      await write(subject, days);
    expect(await waitingMessages(as('atendimento'), 1, now)).toMatchObject({ count: 6, late: 4 });
  });

  test('is not for those who write content', async () => {
    await expect(waitingMessages(as('editor'), 2, now)).rejects.toThrow();
  });
});

test('forms come by their oldest entry, and all are counted', async () => {
  for (let number = 1; number <= 8; number += 1) {
    const signUp = await createSignUp(payload, `formulario-${number}`, 10);
    // The newest form has waited longest.
    for (const [index, days] of [number, 0.5].entries())
      await payload.db.create({
        collection: 'entries',
        data: {
          ...{ protocol: `${number}-${index}`, keyHash: `${number}-${index}`, signUp, sealed: 'x' },
          ...{ state: 'recebida', quota: 'x', quotaLabel: 'x', members: 1, arrival: index },
          createdAt: new Date(now.getTime() - days * 86_400_000).toISOString(),
        },
      });
  }
  const { queues, count } = await entriesToCheck(as('admin'));
  expect(count).toBe(8);
  expect(queues.map(({ title, count: entries }) => `${title} ${entries}`)).toEqual(
    [8, 7, 6, 5, 4, 3].map((number) => `formulario-${number} 2`),
  );
  expect(queues[0]?.since).toEqual(new Date(now.getTime() - 8 * 86_400_000));
});

test('a draft says which fields it still needs', async () => {
  await payload.create({
    collection: 'news',
    draft: true,
    data: { title: 'Canoístas do Jari', category: 'competicao', _status: 'draft' } as never,
  });
  const { others, mine } = await newestDrafts(as('editor'));
  expect(mine).toEqual([]);
  const [draft] = others;
  expect(draft).toMatchObject({ title: 'Canoístas do Jari', kind: 'Notícia' });
  expect(draft?.missing).toEqual(['Resumo']);
});

test('the line has the news of today, before and after now', async () => {
  for (const [slug, date] of [
    ['cedo', '2026-06-18T08:00:00-03:00'],
    ['tarde', '2026-06-18T17:00:00-03:00'],
    ['ontem', '2026-06-17T23:59:00-03:00'],
  ] as const)
    await payload.db.create({
      collection: 'news',
      data: { title: slug, slug, date, category: 'lazer-e-recreacao', _status: 'published' },
    });
  const items = await dayItems(as('editor'), now);
  expect(items.map(({ title, time, state }) => [title, time, state])).toEqual([
    ['Notícia: tarde', '17:00', 'due'],
    ['Notícia: cedo', '08:00', 'out'],
  ]);
});

test('an edition that did not go out is told after a quarter of an hour', async () => {
  await payload.db.create({
    collection: 'newsletter-editions',
    data: {
      ...{ subject: 'Julho', body: 'x', state: 'agendada' },
      sendAt: new Date(now.getTime() - 16 * 60_000).toISOString(),
    },
  });
  expect(await lateEditions(as('editor'), now)).toMatchObject([
    { title: 'A edição “Julho” não saiu na hora marcada' },
  ]);
  expect(await lateEditions(as('editor'), new Date(now.getTime() - 2 * 60_000))).toEqual([]);
});

test('mail that is stuck is counted apart from mail that waits', async () => {
  for (const [index, state] of ['esperando', 'falhou', 'incerto', 'enviado'].entries())
    await payload.db.create({
      collection: 'outgoing-mails',
      data: {
        ...{ to: 'a@exemplo.com', subject: 'x', text: 'x', html: 'x', attempts: 0, state },
        messageId: `<${index}@exemplo>`,
        ...(state === 'enviado' && { sentAt: now.toISOString() }),
      },
    });
  expect(await mailFigures(as('admin'), now)).toEqual({ sentToday: 1, waiting: 1, failed: 2 });
});

describe('broken links', () => {
  test('are found in what is public, told with their document, and gone once it is saved', async () => {
    // A draft may name what is not there yet.
    await payload.create({
      collection: 'events',
      draft: true,
      data: { title: 'Rascunho', registration: '/ainda-nao' } as never,
    });
    await payload.updateGlobal({
      slug: 'home',
      data: {
        quickAccess: [
          {
            title: 'Programa',
            description: 'x',
            link: '/programas/sumiu',
            icon: 'agenda',
            color: 'azul',
          },
          { title: 'Agenda', description: 'x', link: '/agenda', icon: 'agenda', color: 'azul' },
        ],
      } as never,
    });
    await checkLinks(payload);
    expect(asked.toSorted()).toEqual(['/agenda', '/programas/sumiu']);
    expect(await brokenLinks(as('editor'))).toEqual([
      {
        title: '1 link quebrado',
        words: 'Em “Página inicial”.',
        verb: 'Corrigir',
        address: '/admin/globals/home',
      },
    ]);
    await payload.updateGlobal({ slug: 'home', data: { quickAccess: [] } });
    expect(await brokenLinks(as('editor'))).toEqual([]);
  });

  test('stay while only a draft is saved', async () => {
    const { id } = await payload.create({
      collection: 'news',
      data: {
        ...{ title: 'Baile', excerpt: 'Resumo.', category: 'lazer-e-recreacao' },
        ...{ date: '2025-05-12T12:00:00.000Z', _status: 'published' },
      } as never,
    });
    await payload.db.create({
      collection: 'broken-links',
      data: { title: 'Baile', place: `/admin/collections/news/${id}`, address: '/sumiu' },
    });
    const save = (_status: 'draft' | 'published') =>
      payload.update({
        ...{ collection: 'news', id, data: { title: 'Outro', _status } },
        draft: _status === 'draft',
      });
    await save('draft');
    expect(await brokenLinks(as('editor'))).toHaveLength(1);
    await save('published');
    expect(await brokenLinks(as('editor'))).toEqual([]);
  });
});
