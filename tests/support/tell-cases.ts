// Long because all cases share one database, which takes seconds to make.
import { describe, expect, test, vi } from 'vitest';
import type { EntryNotice } from '../../cms/payload-types.ts';
import type { EntryContent } from '../../lib/entry.ts';
import { tellPauseMinutes } from '../../lib/tell-pause.ts';
import { type EntryState, entryStates } from '../../lib/vocabulary.ts';
import { readMails } from './mails.ts';
import { openOwnDatabase } from './own-database.ts';
import { createSignUp, entrantOf } from './signed-up.ts';
import { tellInChild } from './tell-child.ts';

const day = (date: string, name: string) => ({
  [name]: `${date}T15:00:00Z`,
  [`${name}_tz`]: 'America/Belem',
});

/**
 * What holds for telling those signed up, on either database.
 * Long because the cases share what the database is filled with.
 */
export async function tellCases(name: string, databaseUrl = '') {
  process.env.SITE_NOW = '2025-06-15T12:00:00Z';
  const own = await openOwnDatabase(name, databaseUrl);
  const { payload, folder } = own;
  await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
  const { sealEntry } = await import('../../cms/entries/sealed-entry.ts');
  const { tellEntrants, toldAtOnce } = await import('../../content/tell-entrants.ts');
  const town = await payload.create({
    collection: 'municipalities',
    data: {
      name: 'Macapá',
      slug: 'macapa',
      latitude: 0,
      longitude: -51,
      ibge: '1600303',
      _status: 'published',
    } as never,
  });

  let made = 0;
  const next = () => {
    made += 1;
    return made;
  };
  const openForm = () => createSignUp(payload, `servico-${next()}`, 10);

  async function createEvent() {
    const slug = `corrida-${next()}`;
    return payload.create({
      collection: 'events',
      data: {
        ...{ title: slug, slug, place: 'Orla', municipality: town.id, category: 'competicao' },
        ...{ situation: 'confirmado', description: 'Corre.', _status: 'published' },
        ...{ startsAt: '2025-08-10T11:00:00Z', startsAt_tz: 'America/Belem' },
      } as never,
    });
  }

  /** A form for an event of its own. */
  async function openEventForm() {
    const [event, signUp] = [await createEvent(), await openForm()];
    await payload.update({ collection: 'sign-ups', id: signUp, data: { event: event.id } });
    return { event: event.id, signUp };
  }

  async function enter(signUp: number, state: EntryState = 'aceita', part = {}) {
    const number = next();
    const keyHash = String(number).padStart(64, '0');
    const content: EntryContent = { ...entrantOf(number), ...part };
    await payload.db.create({
      collection: 'entries',
      data: {
        ...{ protocol: `2025-${String(number).padStart(6, 'A')}`, state, signUp, quota: 'q' },
        ...{ quotaLabel: 'Turma', members: 1, arrival: number, keyHash, team: content.team },
        sealed: sealEntry(keyHash, content),
      },
    });
    return content.email;
  }
  const enterMany = async (signUp: number, count: number) => {
    const addresses: string[] = [];
    for (let one = 0; one < count; one += 1) addresses.push(await enter(signUp));
    return addresses;
  };

  const changeEvent = (id: number, data: object, draft = false) =>
    payload.update({ collection: 'events', id, data, draft });
  const afterPause = () => new Date(Date.now() + (tellPauseMinutes + 1) * 60_000);
  const tell = () => tellEntrants(afterPause());
  const noticesOf = async (signUp: number) =>
    (
      await payload.db.find<EntryNotice>({
        ...{ collection: 'entry-notices', where: { signUp: { equals: signUp } }, sort: 'id' },
        pagination: false,
      })
    ).docs;
  const mailsTo = (addresses: string[]) => readMails(payload, { to: { in: addresses } });
  const subjectsTo = async (...addresses: string[]) =>
    (await mailsTo(addresses)).map(({ subject }) => subject);
  const expectEachOnce = async (addresses: string[]) =>
    expect((await mailsTo(addresses)).map(({ to }) => to).sort()).toEqual([...addresses].sort());

  describe('a change', () => {
    test('is told to those who still stand, once, and the others are listed to be called', async () => {
      const { event, signUp } = await openEventForm();
      const told: string[] = [];
      const silent: string[] = [];
      for (const state of Object.keys(entryStates) as EntryState[])
        (['recusada', 'recurso', 'desistiu'].includes(state) ? silent : told).push(
          await enter(signUp, state),
        );
      await enter(signUp, 'aceita', { email: '', phone: '96 99999-0000', team: 'Sem Correio' });
      await changeEvent(event, { situation: 'cancelado' });
      expect(await noticesOf(signUp)).toMatchObject([{ state: 'espera', kind: 'mudanca' }]);
      await tellEntrants(new Date());
      expect(await mailsTo(told)).toEqual([]);
      await tell();
      await tell();
      await expectEachOnce(told);
      expect(await mailsTo(silent)).toEqual([]);
      const [mail] = await mailsTo(told);
      expect(mail?.subject).toMatch(/^Cancelado: corrida-/);
      expect(mail?.text).toContain('O evento foi cancelado: não vai acontecer.');
      const [notice] = await noticesOf(signUp);
      expect(notice).toMatchObject({ state: 'enviada', told: told.length, withoutMail: 1 });
      expect(notice?.byPhone).toMatch(/^2025-\w+ · Sem Correio$/);
    });

    test('made three times ends in one mail with the last state', async () => {
      const { event, signUp } = await openEventForm();
      const address = await enter(signUp);
      for (const place of ['Praça', 'Estádio', 'Ginásio']) await changeEvent(event, { place });
      await tell();
      const [mail, ...others] = await mailsTo([address]);
      expect(others).toEqual([]);
      expect(mail?.text).toContain('Onde: Ginásio, Macapá\nAntes: Orla, Macapá');
    });

    test('that is undone in time, or is only a draft, is told to nobody', async () => {
      const { event, signUp } = await openEventForm();
      const address = await enter(signUp);
      await changeEvent(event, { situation: 'adiado' });
      await changeEvent(event, { situation: 'confirmado', title: 'Corrida, outro nome' });
      await changeEvent(event, { place: 'Rascunho', _status: 'draft' }, true);
      expect(await noticesOf(signUp)).toEqual([]);
      await tell();
      expect(await subjectsTo(address)).toEqual([]);
    });

    test('that is undone is told to those who signed up in between, and to nobody else', async () => {
      const { event, signUp } = await openEventForm();
      const early = await enter(signUp);
      await changeEvent(event, { place: 'Praça' });
      const between = await enter(signUp);
      await changeEvent(event, { place: 'Orla' });
      await changeEvent(event, { title: 'Corrida, outro nome' });
      const late = await enter(signUp);
      await tell();
      const mails = await mailsTo([early, between]);
      expect(mails.map(({ to }) => to)).toEqual([between]);
      expect(mails[0]?.text).toContain('Onde: Orla, Macapá\nAntes: Praça, Macapá');
      // Once more changed, it is told to all.
      await changeEvent(event, { place: 'Praça' });
      const last = await enter(signUp);
      await changeEvent(event, { place: 'Orla' });
      await changeEvent(event, { place: 'Ginásio' });
      await tell();
      for (const address of [early, late, last])
        expect((await mailsTo([address])).at(-1)?.text).toContain(
          'Onde: Ginásio, Macapá\nAntes: Orla, Macapá',
        );
    });

    test('after the first was told is another mail', async () => {
      const { event, signUp } = await openEventForm();
      const address = await enter(signUp);
      await changeEvent(event, { situation: 'cancelado' });
      await tell();
      await changeEvent(event, { situation: 'confirmado' });
      await tell();
      await changeEvent(event, { _status: 'draft' });
      await tell();
      expect((await mailsTo([address])).map(({ text }) => text)).toEqual([
        expect.stringContaining('foi cancelado'),
        expect.stringContaining('O evento vai acontecer.'),
        expect.stringContaining('O evento saiu da agenda.'),
      ]);
    });

    test('that fails leaves nothing to tell; who comes after it knows already', async () => {
      const { event, signUp } = await openEventForm();
      const before = await enter(signUp);
      const transactionID = (await payload.db.beginTransaction()) ?? '';
      await payload.update({
        ...{ collection: 'events', id: event, data: { situation: 'cancelado' } },
        req: { transactionID },
      });
      await payload.db.rollbackTransaction(transactionID);
      expect(await noticesOf(signUp)).toEqual([]);
      await changeEvent(event, { place: 'Praça' });
      const [notice] = await noticesOf(signUp);
      const after = await enter(signUp);
      await payload.db.updateOne({
        collection: 'entry-notices',
        id: notice?.id ?? 0,
        data: { changedAt: new Date(Date.parse(notice?.changedAt ?? '') - 1).toISOString() },
      });
      await tell();
      expect(await subjectsTo(before, after)).toHaveLength(1);
    });
  });

  describe('in slices', () => {
    test('two programs at once, and an error in the middle: each is told once', async () => {
      const { event, signUp } = await openEventForm();
      const addresses = await enterMany(signUp, toldAtOnce * 2 + 10);
      await changeEvent(event, { situation: 'cancelado' });
      const commit = payload.db.commitTransaction.bind(payload.db);
      let commits = 0;
      const faulty = vi.spyOn(payload.db, 'commitTransaction').mockImplementation(async (id) => {
        commits += 1;
        if (commits === 2) throw new Error('Away.');
        return commit(id);
      });
      await expect(tell()).rejects.toMatchObject({ cause: { message: 'Away.' } });
      faulty.mockRestore();
      expect(await mailsTo(addresses)).toHaveLength(toldAtOnce);
      expect(await noticesOf(signUp)).toMatchObject([{ state: 'enviando', told: toldAtOnce }]);
      await Promise.all([tell(), tell(), tell()]);
      await expectEachOnce(addresses);
      expect(await noticesOf(signUp)).toMatchObject([{ state: 'enviada', told: addresses.length }]);
    });

    test('a program that is killed while it tells: another goes on, and each is told once', async () => {
      const { event, signUp } = await openEventForm();
      const addresses = await enterMany(signUp, toldAtOnce * 6);
      await changeEvent(event, { situation: 'cancelado' });
      await tellInChild({ folder, databaseUrl, now: afterPause() }, async () => {
        const count = (await mailsTo(addresses)).length;
        return count > 0;
      });
      const before = (await mailsTo(addresses)).length;
      expect(before % toldAtOnce).toBe(0);

      await tell();
      await expectEachOnce(addresses);
    });

    test('a change while it is told begins another notice', async () => {
      const { event, signUp } = await openEventForm();
      const address = await enter(signUp);
      await changeEvent(event, { place: 'Praça' });
      await payload.db.updateOne({
        collection: 'entry-notices',
        where: { signUp: { equals: signUp } },
        data: { state: 'enviando', pending: null },
      });
      await changeEvent(event, { place: 'Estádio' });
      await tell();
      expect((await mailsTo([address])).map(({ text }) => text)).toEqual([
        expect.stringContaining('Onde: Praça, Macapá\nAntes: Orla, Macapá'),
        expect.stringContaining('Onde: Estádio, Macapá\nAntes: Praça, Macapá'),
      ]);
    });
  });

  describe('of others', () => {
    test('a class: a date that does not take place', async () => {
      const program = await payload.create({
        collection: 'programs',
        data: {
          ...{ title: 'Nadar', slug: 'nadar', category: 'comunitario', dimension: 'participacao' },
          ...{ summary: 'Nada.', description: 'Nada.', schedule: 'Terças', location: 'Piscina' },
          ...{ contact: '96', poster: 'natacao', _status: 'published' },
        } as never,
      });
      const rule = await payload.create({
        collection: 'session-rules',
        data: {
          ...{ name: 'Natação', slug: 'natacao', program: program.id, municipality: town.id },
          ...{ placeName: 'Piscina', rhythm: 'semanal', weekdays: ['ter'], _status: 'published' },
          ...{ startsAt: '08:00', endsAt: '09:00', ...day('2025-01-07', 'from') },
        } as never,
      });
      const signUp = await openForm();
      await payload.update({ collection: 'sign-ups', id: signUp, data: { sessionRule: rule.id } });
      const address = await enter(signUp);
      const changes = [{ ...day('2025-06-17', 'day'), kind: 'cancelada', note: 'reforma' }];
      await payload.update({
        ...{ collection: 'session-rules', id: rule.id, data: { changes } as never },
      });
      await tell();
      expect((await mailsTo([address]))[0]?.text).toContain(
        'terça-feira, 17 de junho de 2025: não acontece (reforma).',
      );
    });

    test('a service: another last day, then cancelled; and an event that only the service names', async () => {
      const signUp = await openForm();
      const { service } = await payload.findByID({ collection: 'sign-ups', id: signUp, depth: 0 });
      const address = await enter(signUp);
      const change = async (data: object) => {
        await payload.update({ collection: 'services', id: Number(service), data });
        await tell();
      };
      await change(day('2025-06-20', 'closesAt'));
      await change({ cancelled: true, cancelReason: 'Chuva.' });
      const event = await createEvent();
      await change({ event: event.id });
      await changeEvent(event.id, { place: 'Praça' });
      await tell();
      expect((await mailsTo([address])).map(({ text }) => text)).toEqual([
        expect.stringContaining('corrigir: 20 de junho de 2025\nAntes: 30 de junho de 2025'),
        expect.stringContaining('Esta inscrição foi cancelada.\n\nMotivo: Chuva.'),
        expect.stringContaining('Onde: Praça, Macapá'),
      ]);
      await expect(payload.delete({ collection: 'sign-ups', id: signUp })).rejects.toThrow(
        'Há inscrições neste formulário.',
      );
    });
  });

  test('an event that the service names is not that of a form which names another', async () => {
    const { event, signUp } = await openEventForm();
    const other = await createEvent();
    const { service } = await payload.findByID({ collection: 'sign-ups', id: signUp, depth: 0 });
    await payload.update({
      ...{ collection: 'services', id: Number(service), data: { event: other.id } },
    });
    await changeEvent(other.id, { place: 'Praça' });
    expect(await noticesOf(signUp)).toEqual([]);
    await changeEvent(event, { place: 'Praça' });
    expect(await noticesOf(signUp)).toHaveLength(1);
  });

  return { ...own, enter, openForm, openEventForm, mailsTo, noticesOf, tell };
}
