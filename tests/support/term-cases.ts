// Long because all cases share one database, which takes seconds to make.
import { describe, expect, test } from 'vitest';
import type { ContactMessage, User } from '../../cms/payload-types.ts';
import { askRest } from './ask-rest.ts';
import { readMails } from './mails.ts';
import { openOwnDatabase } from './own-database.ts';

const dayMs = 86_400_000;
const now = new Date('2026-06-18T14:20:00-03:00');
const reason = 'A equipe técnica ainda confere os dados da obra.';

/**
 * What holds for a longer term of a message, on either database.
 * Long because the cases share what the database is filled with.
 */
export async function termCases(name: string, databaseUrl = '') {
  process.env.SITE_NOW = now.toISOString();
  const own = await openOwnDatabase(name, databaseUrl);
  const { payload } = own;
  const { followMessage } = await import('../../content/contact.ts');
  const { waitingMessages } = await import('../../cms/desk/waiting-messages.ts');
  const { termOfMessage } = await import('../../cms/answer-term/message-term.ts');
  const ask = askRest(payload);

  const password = 'rede-chuva-lua-42';
  const enter = async (account: string, role: User['role']) => {
    const email = `${account}@exemplo.ap.gov.br`;
    const made = await payload.create({
      ...{ collection: 'users', data: { name: account, email, password, role } },
    });
    const body = { email, password };
    const { body: entered } = await ask<{ token: string }>('POST', '/users/login', { body });
    return { token: entered.token, user: { ...made, collection: 'users' as const } };
  };
  const admin = await enter('Ana', 'admin');
  const attendant = await enter('Bia', 'atendimento');
  const editor = await enter('Caio', 'editor');

  let made = 0;
  /** A message that came so many days ago. */
  async function write(days: number, part: Partial<ContactMessage> = {}) {
    made += 1;
    const { id } = await payload.db.create({
      collection: 'contact-messages',
      data: {
        ...{ protocol: `2026-AAAA${made + 10}`, status: 'recebida', name: 'Rosa', about: '' },
        ...{ email: `rosa-${made}@exemplo.com`, subject: 'reclamacao', message: 'Cadê a obra?' },
        createdAt: new Date(now.getTime() - days * dayMs).toISOString(),
        ...part,
      },
    });
    return Number(id);
  }
  const read = (id: number) => payload.findByID({ collection: 'contact-messages', id, depth: 0 });
  const extend = (id: number, body: object = { reason }, { token } = attendant) =>
    ask('POST', `/contact-messages/${id}/prorrogar`, { token, body });
  const change = (id: number, body: object, { token } = attendant) =>
    ask('PATCH', `/contact-messages/${id}`, { token, body });
  const mailsOf = async (id: number) => {
    const { email } = await read(id);
    return readMails(payload, { to: { equals: email } });
  };
  const notesOf = async (id: number) => {
    const { docs } = await payload.find({
      collection: 'audit-notes',
      where: { action: { equals: 'prorrogou' } },
      pagination: false,
    });
    return docs.filter(({ what }) => what.includes(`(nº ${id})`));
  };

  describe('a longer term', () => {
    test('is kept with who and why, mailed, noted, and shown to everybody', async () => {
      const id = await write(29);
      const { status, body, reason: refusal } = await extend(id, { reason: `  ${reason} ` });
      expect(status, refusal).toBe(200);
      const extension = { at: expect.any(String), by: 'Bia', reason };
      // 29 days ago and 60 days: 31 are left.
      expect(body).toEqual({ due: '2026-07-19', left: 31, extension });
      const kept = await read(id);
      expect(kept).toMatchObject({ extensionReason: reason, extendedBy: 'Bia' });
      expect(Date.now() - new Date(kept.extendedAt ?? 0).getTime()).toBeLessThan(dayMs);

      const [mail, ...others] = await mailsOf(id);
      expect(others).toEqual([]);
      expect(mail?.subject).toContain(kept.protocol);
      for (const words of [reason, '19 de julho de 2026', '30 dias', 'Lei 13.460/2017, art. 16'])
        expect(mail?.text).toContain(words);
      expect(mail?.text).not.toContain('Cadê a obra?');

      const [note] = await notesOf(id);
      expect(note?.who).toContain('Bia');
      expect(note?.what).toContain(kept.protocol);

      const followed = await followMessage(kept.protocol, kept.email);
      expect(followed?.extension).toEqual({ due: '2026-07-19', reason });
      const { messages } = await waitingMessages({ payload, user: attendant.user }, 20, now);
      const listed = messages.find(({ address }) => address.endsWith(`/${id}`));
      expect(listed).toMatchObject({ left: 31, term: 60, extended: true });
    });

    test('of a request for information is ten days', async () => {
      const id = await write(20, { subject: 'informacao' });
      expect((await extend(id)).body).toMatchObject({ due: '2026-06-28', left: 10 });
      const [mail] = await mailsOf(id);
      expect(mail?.text).toContain('Lei 12.527/2011');
    });

    test('is one, with one mail, however many press at the same moment', async () => {
      const id = await write(3);
      const presses = await Promise.all(
        [admin, attendant, admin, attendant].map((who) => extend(id, { reason }, who)),
      );
      expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      expect((await extend(id)).reason).toContain('só pode uma vez');
      expect(await mailsOf(id)).toHaveLength(1);
      expect(await notesOf(id)).toHaveLength(1);
    });

    test('is not undone by a form that was stored at the same moment', async () => {
      for (let round = 0; round < 5; round += 1) {
        const id = await write(3);
        const [extended, stored] = await Promise.all([
          extend(id),
          change(id, { internalNotes: 'Falar com a obra.' }, admin),
        ]);
        expect([extended.status, stored.status]).toEqual([200, 200]);
        expect(await read(id)).toMatchObject({
          ...{ extensionReason: reason, internalNotes: 'Falar com a obra.' },
          extendedAt: expect.any(String),
        });
      }
    });

    test('and an answer at the same moment leave both or the answer alone', async () => {
      for (let round = 0; round < 5; round += 1) {
        const id = await write(3);
        const answer = { answer: 'A obra termina em julho.', status: 'respondida' };
        const [extended, answered] = await Promise.all([extend(id), change(id, answer, admin)]);
        expect(answered.status, answered.reason).toBe(200);
        const kept = await read(id);
        expect(kept.answeredAt).toBeTruthy();
        expect(Boolean(kept.extendedAt)).toBe(extended.status === 200);
        expect(await mailsOf(id)).toHaveLength(extended.status === 200 ? 2 : 1);
      }
    });
  });

  describe('no longer term', () => {
    const expectNone = async (id: number) => {
      expect((await read(id)).extendedAt).toBeFalsy();
      expect(await mailsOf(id)).toEqual([]);
      expect(await notesOf(id)).toEqual([]);
    };

    test('without a reason that says something', async () => {
      const id = await write(3);
      for (const body of [{}, { reason: '' }, { reason: ` ${'x'.repeat(19)} ` }, { reason: 20 }])
        expect((await extend(id, body)).reason).toContain('pelo menos 20');
      expect((await extend(id, { reason: 'x'.repeat(1001) })).reason).toContain('até 1.000');
      await expectNone(id);
    });

    test('after the last day, on which it is still given', async () => {
      const late = await write(31);
      expect((await extend(late)).reason).toContain('terminou');
      await expectNone(late);
      expect((await extend(await write(30))).status).toBe(200);
    });

    test('after the answer', async () => {
      const id = await write(3, {
        ...{ status: 'respondida', answer: 'Sim.', answeredAt: now.toISOString() },
      });
      expect((await extend(id)).reason).toContain('já foi respondida');
      await expectNone(id);
      expect(termOfMessage(await read(id)).offer).toBeUndefined();
    });

    test('for who does not answer messages, or by the form', async () => {
      const id = await write(3);
      expect((await extend(id, { reason }, editor)).status).toBe(403);
      expect((await ask('POST', `/contact-messages/${id}/prorrogar`, {})).status).toBe(403);
      const typed = { extendedAt: now.toISOString(), extensionReason: reason, extendedBy: 'X' };
      expect((await change(id, typed)).status).toBe(200);
      expect((await read(id)).extensionReason).toBeFalsy();
      await expectNone(id);
      expect((await extend(999_999)).status).toBe(404);
    });
  });

  test('what another answered meanwhile is not stored over', async () => {
    const id = await write(3);
    const answer = { answer: 'Sim.', status: 'respondida' };
    const both = await Promise.all([change(id, answer), change(id, answer, admin)]);
    expect(both.filter(({ status }) => status === 200)).not.toHaveLength(0);
    expect(await mailsOf(id)).toHaveLength(1);
    expect((await read(id)).status).toBe('respondida');
  });

  return own;
}
