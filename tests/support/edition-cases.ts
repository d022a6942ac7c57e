// Long because all cases share one database, which takes seconds to make.
import { createLocalReq, type PayloadRequest } from 'payload';
import { describe, expect, test } from 'vitest';
import type { OutgoingMail } from '../../cms/payload-types.ts';
import { killBeforeCommit } from './killed-child.ts';
import { readMails } from './mails.ts';
import { openOwnDatabase } from './own-database.ts';

/**
 * What holds for sending editions of the newsletter, on either database.
 * Long because the cases share what the database is filled with.
 */
export async function editionCases(name: string, databaseUrl = '') {
  process.env.SITE_NOW = '';
  const own = await openOwnDatabase(name, databaseUrl);
  const { payload, folder } = own;
  await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
  const { editionEndpoints } = await import('../../cms/editions/edition-endpoints.ts');
  const { sendEditions } = await import('../../content/send-editions.ts');
  const createUser = (email: string) =>
    payload.create({
      collection: 'users',
      data: { name: 'Ana', email, password: 'uma-senha-de-teste', role: 'editor' },
    });
  // The first one becomes an administrator, whatever is asked for.
  await createUser('chefe@exemplo.com');
  const user = await createUser('ana@exemplo.com');
  const readers = Array.from({ length: 120 }, (_, place) => `leitora-${place}@exemplo.com`);
  for (const email of [...readers, 'pendente@exemplo.com'])
    await payload.db.create({
      collection: 'newsletter-subscriptions',
      data: {
        ...{ email, origin: '/', consentVersion: '1' },
        state: email.startsWith('pendente') ? 'pendente' : 'confirmada',
      },
    });
  const writeNews = (title: string, part: object = {}) =>
    payload.create({
      collection: 'news',
      data: {
        ...{ title, excerpt: `Resumo: ${title} <b>`, category: 'lazer-e-recreacao' },
        ...{ date: new Date(Date.now() - 60_000).toISOString(), _status: 'published' },
        ...part,
      } as never,
    });

  /** As the admin's server would call it; a refusal is its text. */
  async function call(verb: string, id: number, data: object = {}, as: object = user) {
    const endpoint = editionEndpoints.find(({ path }) => path.endsWith(`/${verb}`));
    const req = await createLocalReq({}, payload);
    Object.assign(req, { user: as, routeParams: { id: String(id) }, json: async () => data });
    try {
      return await (await endpoint?.handler(req as PayloadRequest))?.json();
    } catch (error) {
      return (error as Error).message;
    }
  }
  const write = (part: object = {}) =>
    payload.create({
      collection: 'newsletter-editions',
      data: { subject: 'A semana', body: 'Oi.', state: 'rascunho', ...part },
    });
  const seen = async (id: number) => ({ updatedAt: (await call('previa', id)).updatedAt });
  const stateOf = async (id: number) =>
    (await payload.findByID({ collection: 'newsletter-editions', id })).state;
  const mailsOf = (edition: number) => readMails(payload, { edition: { equals: edition } });
  const expectOnce = async (edition: number) =>
    expect((await mailsOf(edition)).map(({ to }) => to).sort()).toEqual([...readers].sort());
  const inAnHour = () => new Date(Date.now() + 3_600_000);
  const amapa = (moment: Date) =>
    new Date(moment.getTime() - 3 * 3_600_000).toISOString().slice(0, 16);

  describe('an edition', () => {
    test('is made of what was picked, in that order, in both parts; what was withdrawn is left out', async () => {
      const [first, second] = [await writeNews('Primeira'), await writeNews('Segunda')];
      const draft = await writeNews('Rascunho', { _status: 'draft' });
      const old = await writeNews('Antiga', { date: '2020-01-01T12:00:00Z' });
      const { items } = await call('desde-a-ultima', 0);
      expect(items.map(({ title }: { title: string }) => title).sort()).toEqual([
        ...['Primeira', 'Segunda'],
      ]);
      const picked = [second, draft, old, first].map(({ id }) => ({ of: 'news', id }));
      const { id } = await write({ items: picked });
      const { html, text, recipients } = await call('previa', id);
      expect(recipients).toBe(readers.length);
      expect(text).toMatch(
        /Notícia: Segunda\nResumo: Segunda <b>\nhttp\S+\/noticias\/segunda\n\nNotícia: Antiga[\s\S]*Notícia: Primeira/,
      );
      expect(text).not.toContain('Rascunho');
      expect(html).toContain('Resumo: Segunda &lt;b&gt;');
      expect(html).toMatch(/<a href="http[^"]+\/noticias\/primeira">Primeira<\/a>/);
      for (const wrong of [[{ of: 'users', id: 1 }], { of: 'news' }, Array(31).fill(picked[0])])
        await expect(write({ items: wrong })).rejects.toThrow();
    });

    test('leaves out news of tomorrow and events that are over or cancelled, when it is sent', async () => {
      const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
      const writeEvent = (title: string, part: object) =>
        payload.db.create({
          collection: 'events',
          data: {
            ...{ title, slug: title, place: 'Orla', situation: 'confirmado' },
            ...{ category: 'lazer', _status: 'published', ...part },
          },
        });
      const events = [
        await writeEvent('dura', { startsAt: fromNow(-2), endsAt: fromNow(2) }),
        await writeEvent('acabou', { startsAt: fromNow(-2), endsAt: fromNow(-1) }),
        await writeEvent('cancelado', { startsAt: fromNow(2), situation: 'cancelado' }),
        await writeEvent('vem', { startsAt: fromNow(2) }),
      ];
      const tomorrow = await writeNews('Amanhã', { date: fromNow(24) });
      const items = [
        { of: 'news', id: tomorrow.id },
        ...events.map((event) => ({ of: 'events', id: Number(event.id) })),
      ];
      const { id } = await write({ items });
      const titles = async () =>
        (await call('itens', id)).items.map(({ title }: { title: string }) => title);
      expect(await titles()).toEqual(['dura', 'vem']);
      const later = { ...(await seen(id)), at: amapa(new Date(fromNow(25))) };
      await call('agendar', id, later);
      expect(await titles()).toEqual(['Amanhã']);
      await call('desmarcar', id, await seen(id));
      const offers = (await call('desde-a-ultima', 0)).items as { title: string }[];
      expect(offers.map(({ title }) => title)).toEqual(expect.arrayContaining(['vem']));
      expect(offers.map(({ title }) => title)).not.toContain('cancelado');
      await payload.delete({ collection: 'news', id: tomorrow.id });
      await payload.db.deleteMany({ collection: 'events', where: {} });
    });

    test('is sent by editors only, once, and only as its sender saw it', async () => {
      const { id } = await write();
      const asEntrance = { ...user, role: 'atendimento' };
      for (const verb of ['previa', 'teste', 'enviar', 'agendar', 'andamento', 'tentar', 'itens'])
        expect(await call(verb, id, await seen(id), asEntrance), verb).toMatch(/^Só editores/);
      expect(await call('enviar', id, {})).toMatch(/^Falta algo/);
      const before = await seen(id);
      await payload.update({ collection: 'newsletter-editions', id, data: { body: 'Outro.' } });
      expect(await call('enviar', id, before)).toMatch(/mudou depois que você a viu/);
      expect(await mailsOf(id)).toEqual([]);
      const now = await seen(id);
      const presses = await Promise.all([1, 2, 3].map(() => call('enviar', id, now)));
      expect(presses.filter((answer) => answer.state === 'enviada')).toHaveLength(1);
      expect(await call('enviar', id, await seen(id))).toMatch(/^Esta edição já foi enviada/);
      await expectOnce(id);
      expect((await mailsOf(id))[0]?.text).toContain('Outro.');
      const { items } = await call('desde-a-ultima', 0);
      expect(items).toEqual([]);
      const { docs } = await payload.find({
        collection: 'audit-notes',
        where: { action: { equals: 'enviou' } },
      });
      expect(docs.map(({ who, what }) => `${who} ${what}`)).toEqual([
        `Ana (ana@exemplo.com) Edição da newsletter: A semana (nº ${id})`,
      ]);
    });

    test('brings each reader what fits their choices, and its button counts who gets some', async () => {
      const category = 'atletas-amapaenses';
      const [leisure, athlete] = [
        await writeNews('Lazer'),
        await writeNews('Atleta', { category }),
      ];
      const choose = (email: string, data: Record<string, unknown>) =>
        payload.db.updateOne({
          ...{ collection: 'newsletter-subscriptions', where: { email: { equals: email } }, data },
        });
      const [one = '', two = '', three = ''] = readers;
      const choices = { towns: [], subjects: ['noticias-atletas-amapaenses'] };
      await choose(one, { choices });
      await choose(two, { choices: { towns: [], subjects: ['servicos'] } });
      await choose(three, { rhythm: 'logo' });
      const { id } = await write({
        items: [leisure, athlete].map((of) => ({ of: 'news', id: of.id })),
      });
      const { recipients, updatedAt } = await call('previa', id);
      expect(recipients).toBe(readers.length - 2);
      await call('enviar', id, { updatedAt });
      const mails = await mailsOf(id);
      expect(mails).toHaveLength(recipients);
      expect(await call('andamento', id)).toMatchObject({ recipients });
      const textOf = (email: string) => mails.find(({ to }) => to === email)?.text;
      expect(textOf(one)).toMatch(/Notícia: Atleta/);
      expect(textOf(one)).not.toMatch(/Notícia: Lazer/);
      expect([textOf(two), textOf(three)]).toEqual([undefined, undefined]);
      expect(textOf(readers[3] ?? '')).toMatch(/Notícia: Lazer[\s\S]*Notícia: Atleta/);
      // Words alone are for every weekly reader, whatever they chose.
      expect((await call('previa', (await write()).id)).recipients).toBe(readers.length - 1);
      for (const email of [one, two, three])
        await choose(email, { choices: null, rhythm: 'semanal' });
    });

    test('goes to its writer as a test, once for two presses', async () => {
      const { id } = await write({ subject: 'Com teste' });
      expect(await call('teste', id)).toEqual({ to: 'ana@exemplo.com' });
      await call('teste', id);
      const where = { to: { equals: 'ana@exemplo.com' } };
      const docs = await readMails(payload, where);
      expect(docs.map(({ subject }) => subject)).toEqual(['[Teste] Com teste']);
      expect(docs[0]?.html).not.toContain('codigo=');
      expect(await stateOf(id)).toBe('rascunho');
    });
  });

  describe('a scheduled edition', () => {
    test('waits for its hour, and two programs send it once', async () => {
      const { id } = await write();
      const past = { ...(await seen(id)), at: amapa(new Date(Date.now() - 120_000)) };
      expect(await call('agendar', id, past)).toMatch(/ainda não passou/);
      for (const at of ['2027-02-31T08:00', '2027-02-01T25:00', 'amanhã'])
        expect(await call('agendar', id, { ...(await seen(id)), at })).toMatch(/não existe|Falta/);
      const at = amapa(inAnHour());
      expect(await call('agendar', id, { ...(await seen(id)), at })).toEqual({ state: 'agendada' });
      await sendEditions(new Date());
      expect(await mailsOf(id)).toEqual([]);
      await Promise.all([sendEditions(inAnHour()), sendEditions(inAnHour())]);
      await expectOnce(id);
      await sendEditions(inAnHour());
      await expectOnce(id);
      expect(await stateOf(id)).toBe('enviada');
    });

    test('that was called off is not sent', async () => {
      const { id } = await write();
      await call('agendar', id, { ...(await seen(id)), at: amapa(inAnHour()) });
      expect(await call('desmarcar', id, await seen(id))).toEqual({ state: 'rascunho' });
      await sendEditions(inAnHour());
      expect(await mailsOf(id)).toEqual([]);
    });

    test('that can’t go keeps no other from going', async () => {
      const sendAt = new Date(Date.now() - 60_000).toISOString();
      const broken = await payload.db.create({
        collection: 'newsletter-editions',
        data: { subject: 'Sem texto', body: '', state: 'agendada', sendAt },
      });
      const { id } = await write({ state: 'agendada', sendAt });
      await expect(sendEditions(new Date())).rejects.toThrow('Editions were not sent.');
      await expectOnce(id);
      await payload.db.deleteOne({
        ...{ collection: 'newsletter-editions', where: { id: { equals: broken.id } } },
      });
    });

    test('that could not go for half a day waits for somebody', async () => {
      const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
      const old = await write({ state: 'agendada', sendAt: hours(13) });
      const late = await write({ state: 'agendada', sendAt: hours(11) });
      await sendEditions(new Date());
      expect([await stateOf(old.id), await stateOf(late.id)]).toEqual(['agendada', 'enviada']);
      await call('desmarcar', old.id, await seen(old.id));
    });

    test('that is due in the electoral period is a draft again, also when nobody was there to see it', async () => {
      const setPeriod = (from: number | null, until: number | null) => {
        const moment = (hours: number | null) =>
          hours === null ? null : new Date(Date.now() + hours * 3_600_000).toISOString();
        const data = { from: moment(from), until: moment(until) };
        return payload.updateGlobal({ slug: 'electoral-period', data });
      };
      const { id } = await write();
      const { id: second } = await write();
      const at = amapa(inAnHour());
      await call('agendar', id, { ...(await seen(id)), at });
      await call('agendar', second, { ...(await seen(second)), at });
      await setPeriod(-1, 2);
      expect(await call('agendar', id, { ...(await seen(id)), at })).toMatch(/período eleitoral/);
      expect(await call('previa', id)).toMatchObject({
        held: expect.stringMatching(/^No período/),
      });
      expect(await call('tentar', id)).toMatch(/^No período eleitoral nenhuma edição/);
      await sendEditions(inAnHour());
      expect([await stateOf(id), await stateOf(second)]).toEqual(['rascunho', 'rascunho']);
      await setPeriod(null, null);
      await call('agendar', id, { ...(await seen(id)), at });
      await setPeriod(0.5, 2);
      await sendEditions(new Date(Date.now() + 3 * 3_600_000));
      expect(await stateOf(id)).toBe('rascunho');
      expect([...(await mailsOf(id)), ...(await mailsOf(second))]).toEqual([]);
      expect(await call('previa', id)).toMatchObject({ held: '' });
      await setPeriod(null, null);
    });

    test('whose program is killed while it sends is sent by the next, once', async () => {
      const { id } = await write();
      await call('agendar', id, { ...(await seen(id)), at: amapa(inAnHour()) });
      const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
      const work = `await (await load('content/send-editions.ts')).sendEditions(new Date('${inAnHour().toISOString()}'))`;
      expect(await killBeforeCommit(env, work)).toBe(true);
      expect(await mailsOf(id)).toEqual([]);
      await sendEditions(inAnHour());
      await expectOnce(id);
    });
  });

  test('what failed is listed and tried again; what may have arrived is not', async () => {
    const { id } = await write();
    await call('enviar', id, await seen(id));
    const [one, two, three] = await mailsOf(id);
    const become = (mail: OutgoingMail | undefined, state: string) =>
      payload.db.updateOne({
        ...{ collection: 'outgoing-mails', id: mail?.id ?? 0 },
        data: { state, lastError: 'Caixa cheia' },
      });
    await become(one, 'falhou');
    await become(two, 'incerto');
    await become(three, 'enviado');
    const progress = { recipients: 120, sent: 1, waiting: 117, failed: 1 };
    expect(await call('andamento', id)).toMatchObject({
      ...progress,
      failures: [
        { to: 'l•••@exemplo.com', reason: 'Caixa cheia', isUnsure: false },
        { to: 'l•••@exemplo.com', isUnsure: true },
      ],
    });
    expect(await call('andamento', id, {}, { ...user, role: 'admin' })).toMatchObject({
      failures: [{ to: one?.to }, { to: two?.to }],
    });
    await call('tentar', id);
    expect(await call('andamento', id)).toMatchObject({ ...progress, waiting: 118, failed: 0 });
    const states = (await mailsOf(id)).slice(0, 3).map(({ state }) => state);
    expect(states).toEqual(['esperando', 'incerto', 'enviado']);

    // Who left the list meanwhile gets nothing.
    await become(one, 'falhou');
    const { dropWaitingLetters } = await import('../../mail/forget-mails.ts');
    await dropWaitingLetters([one?.to ?? ''], await createLocalReq({}, payload));
    await call('tentar', id);
    expect((await mailsOf(id)).map(({ to }) => to)).not.toContain(one?.to);
  });

  return own;
}
