// Long because all cases share one database, which takes seconds to make.
import type { TypedUser } from 'payload';
import { describe, expect, test } from 'vitest';
import type { SignUp } from '../../content/sign-ups.ts';
import type { EntryPerson } from '../../lib/entry.ts';
import { openOwnDatabase } from './own-database.ts';
import { createSignUp } from './signed-up.ts';

const now = new Date('2025-06-15T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

/**
 * What was tried against sign-ups, on either database.
 * Long because the cases share what the database is filled with.
 */
export async function signUpAttackCases(name: string, databaseUrl = '') {
  const own = await openOwnDatabase(name, databaseUrl);
  const { payload } = own;
  await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
  const drafts = await import('../../content/entry-drafts.ts');
  const { sendEntry } = await import('../../content/entries.ts');
  const { actOnEntry, followEntry } = await import('../../content/followed-entry.ts');
  const { readSignUp } = await import('../../content/sign-ups.ts');
  const { take } = await import('../../site/sign-up/sign-up-flow.ts');

  const checker = {
    ...{ id: 1, email: 'conferencia@exemplo.com', role: 'inscricoes', collection: 'users' },
  } as TypedUser;
  let made = 0;

  /** A form for teams of up to 22. */
  async function openSignUp(places = 20): Promise<SignUp> {
    made += 1;
    const slug = `copa-${made}`;
    const id = await createSignUp(payload, slug, places);
    await payload.update({
      ...{ collection: 'sign-ups', id },
      data: { kind: 'equipe', minMembers: 1, maxMembers: 22, minAge: null },
    });
    return (await readSignUp(slug)) as SignUp;
  }

  const minor = (name: string, birth: string): EntryPerson => ({
    ...{ name, birth, guardian: 'Maria Reis', relation: 'mãe' },
  });

  async function fill(signUp: SignUp, people: EntryPerson[], email = '', at = now) {
    made += 1;
    const key = await drafts.beginDraft(signUp, at);
    const content = { name: 'Rui Lobato', team: `Equipe ${made}`, people };
    await drafts.writeDraft(key, { ...content, email: email || `equipe-${made}@exemplo.com` }, at);
    return key;
  }

  async function send(signUp: SignUp, key: string) {
    const answer = await sendEntry(key, signUp, now);
    if (answer.kind !== 'kept') throw new Error(`Not kept: ${JSON.stringify(answer)}`);
    return { key, protocol: answer.protocol };
  }

  const enter = async (signUp: SignUp, people: EntryPerson[], email = '') =>
    send(signUp, await fill(signUp, people, email));

  async function correct({ key, protocol }: { key: string; protocol: string }, at = now) {
    const entry = await followEntry(protocol, key, at);
    if (!entry || !('content' in entry)) throw new Error('The key opens nothing.');
    await drafts.beginCorrection(entry, key, at);
    return entry;
  }

  async function openAs(user: TypedUser, protocol: string) {
    const where = { protocol: { equals: protocol } };
    const { docs } = await payload.find({ collection: 'entries', where, depth: 0 });
    const id = docs[0]?.id ?? 0;
    return payload.findByID({ collection: 'entries', id, user, depth: 0 });
  }

  /** As the list of the admin does it for many at once. */
  const acceptInList = (protocol: string, data = {}) =>
    payload.update({
      collection: 'entries',
      where: { protocol: { equals: protocol } },
      data: { state: 'aceita', ...data },
    });

  const mailsTo = async (to: string) =>
    (
      await payload.find({
        ...{ collection: 'outgoing-mails', where: { to: { equals: to } }, sort: 'id' },
        pagination: false,
      })
    ).docs;

  describe('the birth date of a minor', () => {
    test('whoever guesses it sees and is mailed the same as whoever guesses wrong', async () => {
      const signUp = await openSignUp();
      const victim = await enter(signUp, [minor('Ana Reis', '2012-03-14')]);
      const told = async (birth: string) => {
        const email = `palpite-${birth}@exemplo.com`;
        const entry = await enter(signUp, [minor('Ana Reis', birth)], email);
        const page = await followEntry(entry.protocol, entry.key, now);
        const mails = (await mailsTo(email)).map(({ subject, text }) => `${subject}\n${text}`);
        return JSON.stringify([page, mails])
          .replaceAll(entry.protocol, 'P')
          .replaceAll(entry.key, 'K')
          .replaceAll(birth, 'D')
          .replaceAll(/Equipe \d+|"sentAt":"[^"]+"/g, '');
      };
      const [right, wrong] = [await told('2012-03-14'), await told('2012-03-15')];
      expect(right).toBe(wrong);
      expect(right).not.toContain(victim.protocol);
      expect(right).not.toMatch(/repeat|outra (inscrição|da mesma)/);
    });

    test('a checker is told who is in two entries, and nobody else', async () => {
      const signUp = await openSignUp();
      const first = await enter(signUp, [minor('Bia Reis', '2012-03-14')]);
      const second = await enter(signUp, [minor('Bia Reis', '2012-03-14')]);
      expect((await openAs(checker, second.protocol)).personal).toContain(first.protocol);
      for (const role of ['admin', 'editor', 'atendimento']) {
        const shown = await openAs({ ...checker, role } as TypedUser, second.protocol);
        expect(JSON.stringify(shown), role).not.toContain(first.protocol);
      }
      const late = await acceptInList(second.protocol);
      expect(late.errors[0]?.message).toContain('está também em outra');
      expect((await acceptInList(first.protocol)).errors).toEqual([]);
    });

    test('one name with several dates waits until a checker has opened the entry', async () => {
      const signUp = await openSignUp();
      const days = Array.from({ length: 22 }, (_, day) => String(day + 1).padStart(2, '0'));
      const names = ['Caio Reis', 'CÁIO REIS'];
      const people = days.map((day, place) => minor(names[place % 2] ?? '', `2012-03-${day}`));
      const { protocol, key } = await enter(signUp, people);
      expect(await followEntry(protocol, key, now)).toMatchObject({ state: 'recebida' });
      const refused = await acceptInList(protocol);
      expect(refused.errors[0]?.message).toContain('mesmo nome');
      const { seen, personal } = await openAs(checker, protocol);
      expect(personal).toContain('Atenção: o mesmo nome aparece mais de uma vez');
      expect((await acceptInList(protocol, { seen })).errors).toEqual([]);
    });

    test('the sixth correction of a day is not taken, and what was typed stays', async () => {
      const signUp = await openSignUp();
      const entry = await enter(signUp, [minor('Davi Reis', '2012-03-01')]);
      const guess = async (birth: string, at = now) => {
        await correct(entry, at);
        await drafts.writeDraft(entry.key, { people: [minor('Davi Reis', birth)] }, at);
        return (await sendEntry(entry.key, signUp, at)).kind;
      };
      for (let day = 2; day <= 6; day += 1) expect(await guess(`2012-03-0${day}`)).toBe('kept');
      expect(await guess('2012-03-07')).toBe('often');
      const written = await drafts.openDraft(entry.key, signUp, now);
      expect(written?.people[0]?.birth).toBe('2012-03-07');
      expect(await followEntry(entry.protocol, entry.key, now)).toMatchObject({
        content: { people: [{ birth: '2012-03-06' }] },
      });
      const asked = { signUp, key: entry.key, step: undefined, athlete: undefined, now };
      const form = new Map([
        ['acao', 'enviar'],
        ['verdade', 'sim'],
      ]);
      expect(await take(asked, form)).toMatchObject({
        status: 429,
        view: { step: 'revisar', content: { people: [{ birth: '2012-03-07' }] }, notice: {} },
      });
      // Also for who comes back by the page of the entry.
      await correct(entry);
      const still = await drafts.openDraft(entry.key, signUp, now);
      expect(still?.people[0]?.birth).toBe('2012-03-07');
      expect((await sendEntry(entry.key, signUp, inHours(23))).kind).toBe('often');
      expect((await sendEntry(entry.key, signUp, inHours(25))).kind).toBe('kept');
    });
  });

  describe('a draft', () => {
    const people = [minor('Eva Reis', '2012-03-14')];
    const kept = (signUp: SignUp) =>
      payload.count({ collection: 'entries', where: { signUp: { equals: signUp.id } } });

    test('can’t be sent to another form', async () => {
      const [signUp, other] = [await openSignUp(), await openSignUp()];
      const key = await fill(signUp, people);
      await drafts.writeDraft(key, { quota: other.rule.quotas[0]?.id ?? '' }, now);
      expect(await sendEntry(key, other, now)).toEqual({ kind: 'gone' });
      expect((await kept(other)).totalDocs).toBe(0);
    });

    test('is not sent without its declaration, not even by the address of another form', async () => {
      const [signUp, other] = [await openSignUp(), await openSignUp()];
      const key = await fill(signUp, people);
      for (const form of [signUp, other]) {
        const asked = { signUp: form, key, step: undefined, athlete: undefined, now };
        const outcome = await take(asked, new Map([['acao', 'enviar']]));
        expect(outcome).toMatchObject({ status: form === signUp ? 422 : 409 });
        expect((await kept(form)).totalDocs).toBe(0);
      }
    });

    test('that was sent answers only at its own form', async () => {
      const [signUp, other] = [await openSignUp(), await openSignUp()];
      const { key, protocol } = await enter(signUp, people);
      expect(await sendEntry(key, other, now)).toEqual({ kind: 'gone' });
      expect(await sendEntry(key, signUp, now)).toEqual({ kind: 'kept', protocol });
    });

    test('can’t be sent after its expiry', async () => {
      const signUp = await openSignUp();
      const key = await fill(signUp, people);
      expect(await sendEntry(key, signUp, inHours(7 * 24 + 1))).toEqual({ kind: 'gone' });
      expect((await kept(signUp)).totalDocs).toBe(0);
    });

    test('is sent by what holds when its turn comes, not when it was asked for', async () => {
      const signUp = await openSignUp(1);
      const keys = [await fill(signUp, people), await fill(signUp, people)];
      const { quotas } = await payload.findByID({ collection: 'sign-ups', id: signUp.id });
      const setPlaces = (places: number) =>
        payload.update({
          ...{ collection: 'sign-ups', id: signUp.id },
          data: { quotas: quotas.map((quota) => ({ ...quota, places })) },
        });
      await setPlaces(0);
      const { protocol } = await send(signUp, keys[0] ?? '');
      expect(await followEntry(protocol, '', now)).toMatchObject({ state: 'espera' });
      const where = { slug: { equals: signUp.service.slug } };
      await payload.update({ collection: 'services', where, data: { cancelled: true } });
      expect(await sendEntry(keys[1] ?? '', signUp, now)).toEqual({ kind: 'closed' });
    });

    test('keeps everything that several programs write into it at once', async () => {
      const signUp = await openSignUp();
      const key = await fill(signUp, people);
      const file = (document: string) =>
        ({ document, file: 'x'.repeat(22), kind: 'pdf', bytes: 1 }) as const;
      const documents = Array.from({ length: 8 }, (_, place) => `documento-${place}`);
      await Promise.all(
        documents.map((document) =>
          drafts.changeDraft(key, ({ files = [] }) => ({ files: [...files, file(document)] }), now),
        ),
      );
      const content = await drafts.openDraft(key, signUp, now);
      expect(content?.files?.map(({ document }) => document).toSorted()).toEqual(documents);
    });
  });

  describe('an address that nobody verified', () => {
    const to = 'vitima@exemplo.com';
    const people = [minor('Gil Reis', '2012-03-14')];

    test('gets three mails about entries an hour, whoever names it; what was decided waits', async () => {
      const signUp = await openSignUp();
      const entries = [];
      for (let time = 0; time < 5; time += 1) entries.push(await enter(signUp, people, to));
      const dueNow = async (address: string) =>
        (await mailsTo(address)).filter(({ nextAttemptAt }) => !nextAttemptAt);
      expect(await dueNow(to)).toHaveLength(3);
      expect(await mailsTo(to), 'a receipt has the only key: it waits').toHaveLength(5);
      for (const entry of entries.slice(2))
        expect(await actOnEntry({ ...entry, act: 'desistir' }, now)).toBe('done');
      expect(await dueNow(to)).toHaveLength(3);
      for (const { protocol } of entries.slice(0, 2)) {
        const { seen } = await openAs(checker, protocol);
        expect((await acceptInList(protocol, { seen })).errors).toEqual([]);
      }
      const [first, , , ...waiting] = await mailsTo(to);
      const decided = waiting.map(({ subject }) => subject.split(': ')[1]).slice(-2);
      expect(decided).toEqual(['Aceita', 'Aceita']);
      const hourLater = Date.parse(first?.createdAt ?? '') + 3_600_000;
      for (const { nextAttemptAt } of waiting)
        expect(Date.parse(nextAttemptAt ?? '')).toBeGreaterThanOrEqual(hourLater);
    });

    test('gets the next one when the hour is over, and others have an hour of their own', async () => {
      const signUp = await openSignUp();
      const other = 'outra-vitima@exemplo.com';
      for (let time = 0; time < 3; time += 1) await enter(signUp, people, other);
      const [oldest] = await mailsTo(other);
      const before = new Date(Date.now() - 3_601_000).toISOString();
      await payload.db.updateOne({
        ...{ collection: 'outgoing-mails', id: oldest?.id ?? 0, data: { createdAt: before } },
      });
      await enter(signUp, people, other);
      await enter(signUp, people, other);
      const mails = await mailsTo(other);
      expect(mails.map(({ nextAttemptAt }) => Boolean(nextAttemptAt))).toEqual([
        ...[false, false, false, false, true],
      ]);
    });

    test('is not lined up for without end: after some hours’ worth receipts are left out', async () => {
      const signUp = await openSignUp();
      const flooded = 'inundada@exemplo.com';
      for (let time = 0; time < 25; time += 1) await enter(signUp, people, flooded);
      expect((await mailsTo(flooded)).length).toBeLessThanOrEqual(15);
    });

    test('gets three of many that are sent at the same moment', async () => {
      const [one, two] = [await openSignUp(), await openSignUp()];
      const crowded = 'muitas@exemplo.com';
      const keys = await Promise.all(
        [one, two, one, two, one, two].map(async (signUp) => ({
          ...{ signUp, key: await fill(signUp, people, crowded) },
        })),
      );
      await Promise.all(keys.map(({ signUp, key }) => send(signUp, key)));
      const due = (await mailsTo(crowded)).filter(({ nextAttemptAt }) => !nextAttemptAt);
      expect(due).toHaveLength(3);
    });
  });

  return own;
}
