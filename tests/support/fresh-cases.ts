// Long because all cases share one database, which takes seconds to make.
import { beforeEach, describe, expect, test } from 'vitest';
import type { FreshItem, NewsletterRound } from '../../cms/payload-types.ts';
import { killBeforeCommit } from './killed-child.ts';
import { readMails } from './mails.ts';
import { openOwnDatabase } from './own-database.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The next noon in Amapá: letters go out by day. */
function nextNoon(): Date {
  const noon = new Date();
  noon.setUTCHours(15, 0, 0, 0);
  return noon.getTime() > Date.now() + hour ? noon : new Date(noon.getTime() + day);
}

/**
 * What holds for telling subscribers at once what was published, on either database.
 * Long because the cases share what the database is filled with.
 */
export async function freshCases(name: string, databaseUrl = '') {
  process.env.SITE_NOW = '';
  const own = await openOwnDatabase(name, databaseUrl);
  const { payload, folder } = own;
  await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
  const { readersAtOnce, sendFresh } = await import('../../content/send-fresh.ts');
  const { cancelSubscription } = await import('../../content/newsletter-links.ts');
  const { findChoices, keepChoices } = await import('../../content/newsletter-choices.ts');
  const { linkSigner } = await import('../../cms/link-signer.ts');
  const links = await import('../../mail/newsletter-links.ts');
  const user = await payload.create({
    collection: 'users',
    data: {
      name: 'Ana',
      email: 'chefe@exemplo.com',
      password: 'uma-senha-de-teste',
      role: 'admin',
    },
  });
  const createTown = (town: string, ibge: string) =>
    payload.create({
      collection: 'municipalities',
      data: { name: town, ibge, latitude: 0, longitude: -51 },
    });
  const macapa = await createTown('Macapá', '1600303');
  const santana = await createTown('Santana', '1600600');
  const subscribe = (email: string, choices: object | null = null, more: object = {}) =>
    payload.db.create({
      collection: 'newsletter-subscriptions',
      data: {
        ...{ email, origin: '/', consentVersion: '1', state: 'confirmada' },
        ...{ rhythm: 'logo', choices, ...more },
      },
    }) as Promise<{ id: number; email: string }>;

  type Kind = 'news' | 'events';
  /** As an editor publishes it. */
  const publish = (collection: Kind, data: object, as: typeof user | null = user) =>
    payload.create({
      collection,
      data: { _status: 'published', ...data } as never,
      ...(as ? { user: { ...as, collection: 'users' } } : {}),
    });
  const write = (title: string, part: object = {}, as?: null) =>
    publish(
      'news',
      {
        ...{ title, excerpt: 'Resumo', category: 'lazer-e-recreacao' },
        ...{ date: new Date(Date.now() - minute).toISOString(), ...part },
      },
      as,
    );
  const plan = (title: string, municipality: number, part: object = {}) =>
    publish('events', {
      ...{ title, place: 'Praça', municipality, category: 'competicao', situation: 'confirmado' },
      ...{ description: 'Corrida', startsAt: new Date(Date.now() + 20 * day).toISOString() },
      ...part,
    });

  const letters = () => readMails(payload);
  /** Whom which titles reached. */
  const told = async () =>
    Object.fromEntries(
      (await letters()).map(({ to, text }) => [
        to.split('@')[0],
        [...text.matchAll(/^(?:Notícia|Evento|Serviço): (.+)$/gm)].map(([, title]) => title),
      ]),
    );
  const roundsOf = async () =>
    (await payload.db.find<NewsletterRound>({ collection: 'newsletter-rounds', sort: 'id' })).docs;
  const notes = async () =>
    (await payload.db.find<FreshItem>({ collection: 'fresh-items', sort: 'id' })).docs;

  let now = nextNoon();
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
    return now;
  };
  beforeEach(async () => {
    now = nextNoon();
    for (const collection of [
      ...(['outgoing-mails', 'newsletter-rounds', 'fresh-items'] as const),
      'newsletter-subscriptions' as const,
    ])
      await payload.db.deleteMany({ collection, where: {} });
  });

  describe('what is published', () => {
    test('reaches those whom it fits, in one letter, once', async () => {
      await subscribe('tudo@exemplo.com');
      await subscribe('santana@exemplo.com', { towns: [santana.id], subjects: [] });
      await subscribe('macapa@exemplo.com', {
        towns: [macapa.id],
        subjects: ['agenda-competicao'],
      });
      await subscribe('servicos@exemplo.com', { towns: [], subjects: ['servicos'] });
      await subscribe('semanal@exemplo.com', null, { rhythm: 'semanal' });
      await subscribe('pendente@exemplo.com', null, { state: 'pendente' });
      await write('Notícia nova');
      await plan('Corrida em Macapá', macapa.id);
      await sendFresh(now);
      expect(await told()).toEqual({
        tudo: ['Notícia nova', 'Corrida em Macapá'],
        santana: ['Notícia nova'],
        macapa: ['Corrida em Macapá'],
      });
      const [letter] = await letters();
      expect(letter?.subject).toBe('Novo no portal: Notícia nova e mais 1');
      expect(letter?.text).toMatch(/Escolher o que recebo: http\S+\/newsletter\/escolhas\?codigo=/);
      expect(letter?.headers).toMatchObject({
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
      await sendFresh(later(minute));
      await sendFresh(later(2 * hour));
      expect(await letters()).toHaveLength(3);
    });

    test('is told once only: not when it is changed, or withdrawn and published again', async () => {
      await subscribe('tudo@exemplo.com');
      const { id } = await write('Uma vez');
      const change = (data: object) =>
        payload.update({
          ...{ collection: 'news', id, data, user: { ...user, collection: 'users' } },
        });
      await sendFresh(now);
      await change({ excerpt: 'Outro' });
      await change({ _status: 'draft' });
      await change({ _status: 'published' });
      await sendFresh(later(2 * hour));
      expect(await letters()).toHaveLength(1);
    });

    test('waits ten minutes, so that a slip is undone and told to nobody', async () => {
      await subscribe('tudo@exemplo.com');
      const { id } = await write('Engano');
      const [note] = await notes();
      const wait = Date.parse(note?.dueAt ?? '') - Date.now();
      expect(wait).toBeGreaterThan(9 * minute);
      const as = { user: { ...user, collection: 'users' as const } };
      await payload.update({ collection: 'news', id, data: { _status: 'draft' }, ...as });
      await sendFresh(now);
      expect(await letters()).toEqual([]);
      expect(await notes()).toEqual([]);
      // Corrected and published again, it is new.
      await payload.update({ collection: 'news', id, data: { _status: 'published' }, ...as });
      await sendFresh(now);
      expect(await told()).toEqual({ tudo: ['Engano'] });
    });

    test('is not told as a draft, before its date, long after it, or when the event is over', async () => {
      await subscribe('tudo@exemplo.com');
      await write('Rascunho', { _status: 'draft' });
      await write('De amanhã', { date: new Date(now.getTime() + day).toISOString() });
      await write('De 2020', { date: '2020-01-01T12:00:00Z' });
      await write('Do carregamento', {}, null);
      const began = new Date(now.getTime() - minute).toISOString();
      await plan('Começou', macapa.id, { startsAt: began });
      await plan('Cancelado', macapa.id, { situation: 'cancelado' });
      await sendFresh(now);
      expect(await letters()).toEqual([]);
      await sendFresh(later(day + minute));
      expect(await told()).toEqual({ tudo: ['De amanhã'] });
    });

    test('makes at most one letter an hour, and none at night', async () => {
      await subscribe('tudo@exemplo.com');
      await write('Primeira');
      await sendFresh(now);
      await write('Segunda');
      await sendFresh(later(59 * minute));
      expect(await letters()).toHaveLength(1);
      await sendFresh(later(minute));
      expect(await letters()).toHaveLength(2);
      await write('À noite');
      await sendFresh(later(10 * hour));
      expect(await letters()).toHaveLength(2);
      await sendFresh(later(8 * hour));
      expect(await letters()).toHaveLength(3);
    });

    test('stays in the portal in the electoral period, and is no news after it', async () => {
      await subscribe('tudo@exemplo.com');
      const { id } = await plan('Corrida', macapa.id);
      const setPeriod = (from: string | null, until: string | null) =>
        payload.updateGlobal({ slug: 'electoral-period', data: { from, until } as never });
      const end = new Date(now.getTime() + 10 * day);
      await setPeriod(new Date(Date.now() - day).toISOString(), end.toISOString());
      await sendFresh(now);
      await sendFresh(later(10 * day));
      await setPeriod(null, null);
      await sendFresh(later(hour));
      expect(await letters()).toEqual([]);
      expect((await notes()).map(({ document, round }) => [document, round])).toEqual([[id, 0]]);
    });
  });

  describe('exactly once', () => {
    const fill = async (count: number) => {
      for (let place = 0; place < count; place += 1)
        await subscribe(`leitora-${place}@exemplo.com`);
    };
    const expectOnce = async (count: number) => {
      const reached = (await letters()).map(({ to }) => to);
      expect(reached).toHaveLength(count);
      expect(new Set(reached).size).toBe(count);
    };

    test('two programs at the same moment', async () => {
      const count = readersAtOnce + 50;
      await fill(count);
      await write('Notícia');
      await Promise.all([sendFresh(now), sendFresh(now), sendFresh(now)]);
      await sendFresh(now);
      await expectOnce(count);
      expect(await roundsOf()).toMatchObject([{ state: 'enviada', told: count }]);
    });

    test('a program that is killed in its first transaction, or between two slices', async () => {
      const count = readersAtOnce + 20;
      await fill(count);
      await write('Notícia');
      const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
      const work = `await (await load('content/send-fresh.ts')).sendFresh(new Date('${now.toISOString()}'))`;
      expect(await killBeforeCommit(env, work)).toBe(true);
      expect(await letters()).toEqual([]);
      expect(await roundsOf()).toEqual([]);
      // As a program leaves it that ended after its first slice.
      const { db } = payload;
      const [note] = await notes();
      const data = { after: 0, startedAt: now.toISOString(), state: 'enviando', told: 0 };
      const { docs } = await db.find<{ id: number }>({
        ...{ collection: 'newsletter-subscriptions', sort: 'id', limit: 1, page: readersAtOnce },
      });
      const round = await db.create({
        ...{ collection: 'newsletter-rounds', data: { ...data, cursor: docs[0]?.id ?? 0 } },
      });
      await db.updateOne({
        ...{ collection: 'fresh-items', id: note?.id ?? 0, data: { round: round.id } },
      });
      expect(await killBeforeCommit(env, work)).toBe(true);
      await sendFresh(now);
      await expectOnce(20);
    });
  });

  describe('choices', () => {
    const all = { rhythm: 'semanal', towns: [], subjects: [] } as const;

    test('are kept by the signed link alone, and only of who confirmed', async () => {
      const ana = await subscribe('ana@exemplo.com', null, { rhythm: 'semanal' });
      const bia = await subscribe('bia@exemplo.com', null, { state: 'pendente' });
      const code = links.choicesCode(ana, linkSigner.key);
      expect(await findChoices(code)).toMatchObject({ wanted: all, address: 'a•••@exemplo.com' });
      const wanted = { rhythm: 'logo', towns: [macapa.id], subjects: ['servicos'] } as const;
      expect(await keepChoices(code, wanted)).toMatchObject({ wanted });
      expect(await findChoices(code)).toMatchObject({ wanted });
      const [proof] = links.choicesCode(bia, linkSigner.key).split('.').slice(1);
      for (const wrong of ['', 'x', `${ana.id}.${proof}`, links.cancelCode(ana, linkSigner.key)]) {
        expect(await findChoices(wrong)).toBe('void');
        expect(await keepChoices(wrong, all)).toBe('void');
      }
      expect(await findChoices(code)).toMatchObject({ wanted });
      const pending = links.choicesCode(bia, linkSigner.key);
      expect(await findChoices(pending)).toBe('pending');
      expect(await keepChoices(pending, wanted)).toBe('pending');
    });

    test('are forgotten with the subscription, and its waiting letters too', async () => {
      const ana = await subscribe('ana@exemplo.com', { towns: [macapa.id], subjects: [] });
      await write('Notícia');
      await sendFresh(now);
      expect(await letters()).toHaveLength(1);
      expect(await cancelSubscription(links.cancelCode(ana, linkSigner.key))).toBe(true);
      expect(await letters()).toEqual([]);
      expect(await findChoices(links.choicesCode(ana, linkSigner.key))).toBe('void');
      const { totalDocs } = await payload.count({ collection: 'newsletter-subscriptions' });
      expect(totalDocs).toBe(0);
    });
  });

  return own;
}
