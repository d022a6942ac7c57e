// Long because all cases share one database, which takes seconds to make.
import type { TypedUser } from 'payload';
import { describe, expect, test } from 'vitest';
import type { EntryNotice } from '../../cms/payload-types.ts';
import type { SignUp } from '../../content/sign-ups.ts';
import { readMails } from './mails.ts';
import { openOwnDatabase } from './own-database.ts';
import { createSignUp, entrantOf } from './signed-up.ts';

const now = new Date('2025-06-15T12:00:00Z');

/**
 * Messages that a checker writes, and what one takes part in, on either database.
 * Long because the cases share what the database is filled with.
 */
export async function messageCases(name: string, databaseUrl = '') {
  process.env.SITE_NOW = now.toISOString();
  const own = await openOwnDatabase(name, databaseUrl);
  const { payload } = own;
  await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
  const { noticeEndpoints } = await import('../../cms/entries/notice-endpoints.ts');
  const { tellEntrants } = await import('../../content/tell-entrants.ts');
  const { beginDraft, writeDraft } = await import('../../content/entry-drafts.ts');
  const { sendEntry } = await import('../../content/entries.ts');
  const { readSignUp } = await import('../../content/sign-ups.ts');
  const { readTakingPart } = await import('../../content/taking-part.ts');

  let made = 0;
  const checker = {
    ...{ id: 1, email: 'conferencia@exemplo.com', role: 'inscricoes', collection: 'users' },
  } as TypedUser;

  async function openSignUp(): Promise<SignUp> {
    made += 1;
    const id = await createSignUp(payload, `servico-${made}`, 5);
    const quotas = ['Santana', 'Macapá', ''].map((town) => ({
      category: town ? 'Feminina' : 'Masculina',
      places: 3,
    }));
    await payload.update({ collection: 'sign-ups', id, data: { quotas } });
    const signUp = await readSignUp(`servico-${made}`);
    if (!signUp) throw new Error('There is no form.');
    return signUp;
  }

  async function signUpOne(signUp: SignUp, number: number, quota = 0) {
    const key = await beginDraft(signUp, now);
    const content = { ...entrantOf(number), quota: signUp.rule.quotas[quota]?.id ?? '' };
    await writeDraft(key, content, now);
    const answer = await sendEntry(key, signUp, now);
    if (answer.kind !== 'kept') throw new Error(`Not kept: ${JSON.stringify(answer)}`);
    return { key, protocol: answer.protocol };
  }

  async function createEvent() {
    made += 1;
    const slug = `corrida-${made}`;
    const town = await payload.create({
      collection: 'municipalities',
      data: {
        ...{ name: slug, slug, latitude: 0, longitude: -51, _status: 'published' },
        ibge: String(1600000 + made),
      } as never,
    });
    return payload.create({
      collection: 'events',
      data: {
        ...{ title: slug, slug, place: 'Orla', category: 'competicao', municipality: town.id },
        ...{ situation: 'confirmado', description: 'Corre.', _status: 'published' },
        ...{ startsAt: '2025-08-10T11:00:00Z', startsAt_tz: 'America/Belem' },
      } as never,
    });
  }

  const write = (signUp: SignUp, data: object) =>
    payload.create({
      ...{ collection: 'entry-notices', user: checker, overrideAccess: false },
      data: {
        ...{ signUp: signUp.id, scope: 'situacao', toState: 'recebida' },
        ...{ subject: 'Sobre {inscricao}', text: 'Olá, {nome}: {protocolo}, {data}.' },
        ...data,
      } as never,
    });

  async function ask(
    path: string,
    id: number,
    user: TypedUser | null = checker,
    body: object = {},
  ) {
    const endpoint = noticeEndpoints.find((one) => one.path === `/:id/${path}`);
    const json = async () => body;
    const response = await endpoint?.handler({ payload, user, routeParams: { id }, json } as never);
    return (await response?.json()) as Record<string, unknown>;
  }

  /** As somebody who looked at it and then clicked. */
  const send = async (id: number) => {
    const { updatedAt } = await ask('previa', id);
    return ask('enviar', id, checker, { updatedAt });
  };

  const mailsTo = (number: number) =>
    readMails(payload, { to: { equals: `pessoa-${number}@exemplo.com` } });
  const noticeOf = (id: number) =>
    payload.db.findOne<EntryNotice>({ collection: 'entry-notices', where: { id: { equals: id } } });

  describe('a message', () => {
    test('is shown filled, then sent once to those in one state', async () => {
      const signUp = await openSignUp();
      const { protocol } = await signUpOne(signUp, 1);
      await signUpOne(signUp, 2);
      await payload.update({
        ...{ collection: 'entries', where: { protocol: { equals: protocol } } },
        data: { state: 'conferencia' },
      });
      const { id } = await write(signUp, { toState: 'conferencia' });
      const looks = await payload.count({ collection: 'personal-looks' });
      expect(await ask('previa', id)).toEqual({
        recipients: 1,
        subject: `Sobre ${signUp.service.title}`,
        text: `Olá, Pessoa Número 1: ${protocol}, 30 de junho de 2025.`,
        updatedAt: (await noticeOf(id))?.updatedAt,
      });
      expect((await payload.count({ collection: 'personal-looks' })).totalDocs).toBe(
        looks.totalDocs + 1,
      );
      expect(await send(id)).toEqual({ state: 'espera' });
      await expect(send(id)).rejects.toThrow('já foi enviada');
      await Promise.all([tellEntrants(new Date()), tellEntrants(new Date())]);
      const mails = (await mailsTo(1)).filter(({ subject }) => subject.startsWith('Sobre'));
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain(`Olá, Pessoa Número 1: ${protocol}`);
      expect((await mailsTo(2)).some(({ subject }) => subject.startsWith('Sobre'))).toBe(false);
      expect(await noticeOf(id)).toMatchObject({ state: 'enviada', told: 1, withoutMail: 0 });
      await expect(
        payload.update({
          ...{ collection: 'entry-notices', id, data: { text: 'Outro' } },
          ...{ user: checker, overrideAccess: false },
        }),
      ).rejects.toThrow();
    });

    test('takes the words of a template, and refuses what could not be sent', async () => {
      const signUp = await openSignUp();
      const { protocol } = await signUpOne(signUp, 3);
      const template = await payload.create({
        collection: 'message-templates',
        data: { name: 'Reunião', subject: 'Reunião', text: 'Para {equipe}.' },
      });
      const empty = { subject: '', text: '' };
      const { docs } = await payload.find({
        ...{ collection: 'entries', where: { protocol: { equals: protocol } } },
      });
      const one = { scope: 'uma', entry: docs[0]?.id };
      const { id } = await write(signUp, { ...empty, ...one, template: template.id });
      expect(await ask('previa', id)).toMatchObject({ text: 'Para Pessoa Número 3.' });
      await expect(write(signUp, empty)).rejects.toThrow('escolha um modelo');
      await expect(write(signUp, { text: 'Olá {fulano}' })).rejects.toThrow();
      await expect(write(await openSignUp(), one)).rejects.toThrow('outro formulário');
      await expect(write(signUp, { scope: 'uma' })).rejects.toThrow('Escolha a inscrição');
      // Its entry is deleted: it must not become a message to all.
      await payload.db.deleteMany({ collection: 'entries', where: { id: { equals: one.entry } } });
      await signUpOne(signUp, 4);
      await send(id);
      await tellEntrants(new Date());
      expect(await mailsTo(4)).toHaveLength(1);
      expect(await noticeOf(id)).toMatchObject({ state: 'enviada', told: 0 });
    });

    test('is not sent when it is no longer what its sender saw', async () => {
      const { id } = await write(await openSignUp(), {});
      const { updatedAt } = await ask('previa', id);
      await payload.update({
        ...{ collection: 'entry-notices', id, data: { text: 'Outro' } },
        ...{ user: checker, overrideAccess: false },
      });
      const sendSeen = () => ask('enviar', id, checker, { updatedAt });
      await expect(sendSeen()).rejects.toThrow('A mensagem mudou depois que você a viu.');
      await expect(ask('enviar', id)).rejects.toThrow('Veja como fica antes de enviar.');
      expect(await noticeOf(id)).toMatchObject({ state: 'rascunho' });
      expect(await send(id)).toEqual({ state: 'espera' });
    });

    test('can’t be made, seen or sent by others', async () => {
      const signUp = await openSignUp();
      const { id } = await write(signUp, {});
      for (const role of ['editor', 'admin', 'atendimento']) {
        const user = { ...checker, role } as TypedUser;
        const as = { user, overrideAccess: false } as const;
        await expect(ask('previa', id, user), role).rejects.toThrow('Só quem confere');
        await expect(ask('enviar', id, user), role).rejects.toThrow('Só quem confere');
        await expect(
          payload.findByID({ collection: 'entry-notices', id, ...as }),
          role,
        ).rejects.toThrow();
        await expect(
          payload.create({ collection: 'entry-notices', data: {} as never, ...as }),
        ).rejects.toThrow();
      }
      const forged = await write(signUp, { kind: 'mudanca', state: 'espera', code: 'x' });
      expect(await noticeOf(forged.id)).toMatchObject({ kind: 'mensagem', state: 'rascunho' });
    });
  });

  describe('what one takes part in', () => {
    test('has the form that names it, its places, and is closed where it was called off', async () => {
      const signUp = await openSignUp();
      const event = await createEvent();
      expect(await readTakingPart({ event: event.id })).toBeUndefined();
      await payload.update({ collection: 'sign-ups', id: signUp.id, data: { event: event.id } });
      await signUpOne(signUp, 20);
      expect(await readTakingPart({ event: event.id })).toEqual({
        ...{ slug: signUp.service.slug, title: signUp.service.title },
        ...{ places: 9, placesLeft: 8 },
        ...{ opensAt: '2025-06-01', closesAt: '2025-06-30', cancelled: false },
      });
      await payload.update({
        ...{ collection: 'events', id: event.id, data: { situation: 'cancelado' } },
      });
      const closed = await readSignUp(signUp.service.slug);
      expect(closed?.service.cancelled).toBe(true);
      if (!closed) throw new Error('There is no form.');
      const key = await beginDraft(closed, now);
      await writeDraft(key, entrantOf(21), now);
      expect(await sendEntry(key, closed, now)).toEqual({ kind: 'closed' });
      const { docs } = await payload.find({ collection: 'services', pagination: false });
      const service = docs.find(({ slug }) => slug === signUp.service.slug)?.id ?? 0;
      expect(await readTakingPart({ service })).toMatchObject({ cancelled: true });
      await payload.update({ collection: 'services', id: service, data: { _status: 'draft' } });
      expect(await readTakingPart({ event: event.id })).toBeUndefined();
    });

    test('is what a form names, and what its service names only where the form names nothing', async () => {
      const signUp = await openSignUp();
      const { id } = signUp;
      const [ofService, ofForm] = [(await createEvent()).id, (await createEvent()).id];
      const { service } = await payload.findByID({ collection: 'sign-ups', id, depth: 0 });
      await payload.update({
        ...{ collection: 'services', id: Number(service), data: { event: ofService } },
      });
      const leftFor = async (event: number) => (await readTakingPart({ event }))?.placesLeft;
      expect(await leftFor(ofService)).toBe(9);
      await payload.update({ collection: 'sign-ups', id, data: { event: ofForm } });
      expect(await leftFor(ofForm)).toBe(9);
      expect(await leftFor(ofService)).toBeUndefined();
    });

    test('names one thing at most', async () => {
      const signUp = await openSignUp();
      await expect(
        payload.update({
          ...{ collection: 'sign-ups', id: signUp.id, data: { event: 1, program: 1 } },
        }),
      ).rejects.toThrow();
    });
  });

  return own;
}
