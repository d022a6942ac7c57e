// Long because all cases share one database, which takes seconds to make.
import { beforeAll, describe, expect, test } from 'vitest';
import type { SignUp } from '../../content/sign-ups.ts';
import { openOwnDatabase } from './own-database.ts';
import { createSignUp, entrantOf } from './signed-up.ts';

/** The whole crowd takes half a minute on a busy machine. */
const crowd = process.env.TEST_LONG ? 500 : 100;

/**
 * What holds for entries on either database.
 * Long because the cases share what the database is filled with.
 */
export async function entryCases(name: string, databaseUrl = '') {
  const own = await openOwnDatabase(name, databaseUrl);
  const { payload } = own;
  await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
  const drafts = await import('../../content/entry-drafts.ts');
  const { sendEntry } = await import('../../content/entries.ts');
  const { actOnEntry, followEntry } = await import('../../content/followed-entry.ts');
  const { passOnOffers } = await import('../../content/entry-jobs.ts');
  const { placesLeft, readSignUp } = await import('../../content/sign-ups.ts');

  /** The last second of the last day in Amapá, and the first one after it. */
  const now = new Date('2025-06-15T12:00:00Z');
  const lastSecond = new Date('2025-07-01T02:59:59Z');
  const tooLate = new Date('2025-07-01T03:00:00Z');

  let services = 0;
  /** A service of its own with a form for one person each. */
  async function openSignUp(places: number): Promise<SignUp> {
    services += 1;
    const slug = `natacao-${services}`;
    await createSignUp(payload, slug, places);
    const signUp = await readSignUp(slug);
    if (!signUp) throw new Error('There is no form.');
    return signUp;
  }

  async function fill(signUp: SignUp, number: number, at = now): Promise<string> {
    const key = await drafts.beginDraft(signUp, at);
    const { quota: _, ...content } = entrantOf(number);
    await drafts.writeDraft(key, content, at);
    return key;
  }

  async function signUpOne(signUp: SignUp, number: number) {
    const key = await fill(signUp, number);
    const answer = await sendEntry(key, signUp, now);
    if (answer.kind !== 'kept') throw new Error(`Not kept: ${JSON.stringify(answer)}`);
    return { key, protocol: answer.protocol };
  }

  /** Opens again what was sent. */
  async function correctAgain(protocol: string, key: string) {
    const entry = await followEntry(protocol, key, now);
    if (!entry || !('content' in entry)) throw new Error('The key opens nothing.');
    await drafts.beginCorrection(entry, key, now);
    return entry;
  }

  const statesOf = async (signUp: SignUp) =>
    (
      await payload.find({
        collection: 'entries',
        where: { signUp: { equals: signUp.id } },
        pagination: false,
        sort: 'arrival',
        depth: 0,
      })
    ).docs.map(({ state }) => state);

  const mailsTo = async (number: number) =>
    (
      await payload.find({
        collection: 'outgoing-mails',
        where: { to: { equals: `pessoa-${number}@exemplo.com` } },
        sort: 'createdAt',
        pagination: false,
      })
    ).docs.map(({ subject }) => subject);

  const decide = (protocol: string, data: object) =>
    payload.update({
      collection: 'entries',
      where: { protocol: { equals: protocol } },
      data,
    });

  describe('sending', () => {
    test(`${crowd} at once for ${crowd / 5} places: the others wait in the order of arrival, nobody twice`, async () => {
      const signUp = await openSignUp(crowd / 5);
      const keys = await Promise.all(
        Array.from({ length: crowd }, (_, index) => fill(signUp, 1000 + index)),
      );
      const answers = await Promise.all(keys.map((key) => sendEntry(key, signUp, now)));
      expect(answers.every(({ kind }) => kind === 'kept')).toBe(true);
      const states = await statesOf(signUp);
      expect(states).toEqual([
        ...Array.from({ length: crowd / 5 }, () => 'recebida'),
        ...Array.from({ length: crowd - crowd / 5 }, () => 'espera'),
      ]);
      expect(await mailsTo(1000)).toHaveLength(1);
      expect(await mailsTo(999 + crowd)).toHaveLength(1);
      expect([...(await placesLeft(signUp)).values()]).toEqual([0]);
    });

    test('twice, at once and later, is kept once with one mail', async () => {
      const signUp = await openSignUp(5);
      const key = await fill(signUp, 1);
      const answers = await Promise.all([1, 2, 3].map(() => sendEntry(key, signUp, now)));
      expect(await sendEntry(key, signUp, now)).toEqual(answers[0]);
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await statesOf(signUp)).toEqual(['recebida']);
      expect(await mailsTo(1)).toHaveLength(1);
    });

    test('again, corrected, keeps the protocol and the place, and changes the people', async () => {
      const signUp = await openSignUp(1);
      const { key, protocol } = await signUpOne(signUp, 6);
      const own = await correctAgain(protocol, key);
      const [person] = own.content.people;
      if (!person) throw new Error('Nobody is in it.');
      const people = [{ ...person, name: 'Outro Nome' }];
      await drafts.writeDraft(key, { people }, now);
      expect(await sendEntry(key, signUp, now)).toEqual({ kind: 'kept', protocol });
      expect(await followEntry(protocol, key, now)).toMatchObject({ content: { people } });
      expect(await statesOf(signUp)).toEqual(['recebida']);
      expect(await mailsTo(6)).toHaveLength(1);
    });

    test('a correction that comes after the decision changes nothing', async () => {
      const signUp = await openSignUp(1);
      const { key, protocol } = await signUpOne(signUp, 7);
      const { content } = await correctAgain(protocol, key);
      await drafts.writeDraft(key, { name: 'Outro Nome' }, now);
      await decide(protocol, { state: 'aceita' });
      expect(await sendEntry(key, signUp, now)).toEqual({ kind: 'closed' });
      expect(await followEntry(protocol, key, now)).toMatchObject({ content, canCorrect: false });
    });

    test('who checks what was corrected meanwhile is told so, and decides nothing', async () => {
      const signUp = await openSignUp(1);
      const { key, protocol } = await signUpOne(signUp, 8);
      const where = { protocol: { equals: protocol } };
      const checker = { id: 1, email: 'c@exemplo.com', role: 'inscricoes', collection: 'users' };
      const { docs } = await payload.find({ collection: 'entries', where, depth: 0 });
      const id = docs[0]?.id ?? 0;
      const open = () =>
        payload.findByID({ collection: 'entries', id, user: checker as never, depth: 0 });
      const { seen } = await open();
      await correctAgain(protocol, key);
      await drafts.writeDraft(key, { phone: '96900000000' }, now);
      await sendEntry(key, signUp, now);
      const late = await decide(protocol, { state: 'aceita', seen });
      expect(late.errors[0]?.message).toContain('acabou de mudar a inscrição');
      const { seen: newest } = await open();
      expect((await decide(protocol, { state: 'aceita', seen: newest })).errors).toEqual([]);
    });

    test('goes until the last second of the last day in Amapá', async () => {
      const signUp = await openSignUp(5);
      const early = await fill(signUp, 2, lastSecond);
      const late = await fill(signUp, 3, lastSecond);
      expect(await sendEntry(late, signUp, tooLate)).toEqual({ kind: 'closed' });
      expect(await sendEntry(early, signUp, lastSecond)).toMatchObject({ kind: 'kept' });
    });

    test('an unknown key and a draft of another form open nothing', async () => {
      const [signUp, other] = [await openSignUp(5), await openSignUp(5)];
      const key = await fill(signUp, 4);
      expect(await drafts.openDraft(key, other, now)).toBeUndefined();
      expect(await sendEntry('A'.repeat(22), signUp, now)).toEqual({ kind: 'gone' });
    });

    test('a draft that nobody touched for seven days is gone', async () => {
      const signUp = await openSignUp(5);
      const key = await fill(signUp, 5);
      const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
      expect(await drafts.openDraft(key, signUp, inDays(6.9))).toMatchObject({
        name: 'Pessoa Número 5',
      });
      expect(await drafts.openDraft(key, signUp, inDays(7.1))).toBeUndefined();
    });
  });

  describe('after it', () => {
    let signUp: SignUp;
    let first: Awaited<ReturnType<typeof signUpOne>>;
    let second: typeof first;
    let third: typeof first;
    beforeAll(async () => {
      signUp = await openSignUp(1);
      first = await signUpOne(signUp, 11);
      second = await signUpOne(signUp, 12);
      third = await signUpOne(signUp, 13);
    });

    test('the protocol alone shows only the state; the key shows the rest', async () => {
      const told = await followEntry(second.protocol, '', now);
      expect(told).toMatchObject({ state: 'espera', title: signUp.service.title });
      expect(JSON.stringify(told)).not.toContain('Pessoa');
      expect(await followEntry(second.protocol, first.key, now)).toEqual(told);
      expect(await followEntry(second.protocol, second.key, now)).toMatchObject({
        content: { name: 'Pessoa Número 12' },
      });
    });

    test('a refusal needs a reason, frees the place, and offers it to who came next', async () => {
      const silent = await decide(first.protocol, { state: 'recusada' });
      expect(silent.errors[0]?.message).toBe('Escreva o motivo da recusa.');
      await decide(first.protocol, { state: 'recusada', reason: 'Falta um documento.' });
      expect(await statesOf(signUp)).toEqual(['recusada', 'oferecida', 'espera']);
      expect(await mailsTo(11)).toEqual([
        `Inscrição recebida: protocolo ${first.protocol}`,
        `Inscrição ${first.protocol}: Recusada`,
      ]);
      expect(await mailsTo(12)).toContain(`Inscrição ${second.protocol}: Vaga oferecida`);
    });

    test('one can appeal once; without a free place it can’t be granted', async () => {
      const appeal = { ...first, act: 'recorrer', text: 'O documento estava lá.' } as const;
      expect(await actOnEntry({ ...appeal, text: ' ' }, now)).toBe('empty');
      expect(await actOnEntry({ ...appeal, key: second.key }, now)).toBe('impossible');
      expect(await actOnEntry(appeal, now)).toBe('done');
      expect(await actOnEntry(appeal, now)).toBe('impossible');
      expect((await decide(first.protocol, { state: 'aceita' })).errors[0]?.message).toContain(
        'Não há vaga livre',
      );
    });

    test('an offer that nobody answers goes to the next; in time it is taken', async () => {
      // The refusal was decided by the machine's clock.
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
      await passOnOffers(inDays(2.9));
      expect(await statesOf(signUp)).toEqual(['recurso', 'oferecida', 'espera']);
      await passOnOffers(inDays(3.1));
      expect(await statesOf(signUp)).toEqual(['recurso', 'desistiu', 'oferecida']);
      const take = { ...third, act: 'aceitar-vaga' } as const;
      expect(await actOnEntry(take, inDays(4))).toBe('done');
      expect(await actOnEntry(take, inDays(4))).toBe('impossible');
      expect(await statesOf(signUp)).toEqual(['recurso', 'desistiu', 'recebida']);
    });

    test('who withdraws frees the place, and the appeal can be granted', async () => {
      expect(await actOnEntry({ ...third, act: 'desistir' }, now)).toBe('done');
      await decide(first.protocol, { state: 'aceita' });
      expect(await statesOf(signUp)).toEqual(['aceita', 'desistiu', 'desistiu']);
    });
  });

  return own;
}
