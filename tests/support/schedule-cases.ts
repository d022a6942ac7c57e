// Long because all cases share one database, which takes seconds to make.
import { createLocalReq } from 'payload';
import { describe, expect, test, vi } from 'vitest';
import type { User } from '../../cms/payload-types.ts';
import type { ScheduleRequest } from '../../cms/schedules/schedule-function.ts';
import { readMails } from './mails.ts';
import { openOwnDatabase } from './own-database.ts';
import { runSchedulesInChild } from './schedule-child.ts';

const collection = 'news';
const minuteMs = 60_000;

/**
 * What holds for schedules, on either database. The clock is an argument; nothing waits.
 * Long because the cases share what the database is filled with.
 */
export async function scheduleCases(name: string, databaseUrl = '') {
  const own = await openOwnDatabase(name, databaseUrl);
  const { payload, folder } = own;
  await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
  const { schedulesOf } = await import('../../cms/schedules/schedule-function.ts');
  const { runSchedules } = await import('../../cms/schedules/run-schedules.ts');
  const { listSchedules } = await import('../../cms/schedules/list-schedules.ts');

  const account = (email: string, role: User['role']) =>
    payload.create({
      collection: 'users',
      data: {
        name: `Conta de ${email}`,
        email: `${email}@exemplo.ap.gov.br`,
        password: 'senha-de-teste-longa',
        role,
      },
    });
  const admin = await account('adm', 'admin');
  const editor = await account('editora', 'editor');
  const attendant = await account('atende', 'atendimento');

  /** Tomorrow at ten, by Amapá's clock. */
  const tomorrow = new Date(Date.now() + 24 * 60 * minuteMs);
  const day = tomorrow.toISOString().slice(0, 10);
  const at = new Date(`${day}T13:00:00Z`);
  const typed = `${day.split('-').reverse().join('/')} 10:00`;
  const later = (minutes: number) => new Date(at.getTime() + minutes * minuteMs);

  let made = 0;
  async function createNews(_status: 'draft' | 'published' = 'draft') {
    made += 1;
    return payload.create({
      collection,
      data: {
        ...{ title: `Notícia ${made}`, category: 'lazer-e-recreacao', excerpt: 'Um resumo.' },
        ...{ date: '2025-05-12T12:00:00.000Z', date_tz: 'America/Belem', _status },
      },
      draft: _status === 'draft',
    });
  }

  const ask = async (asked: Omit<ScheduleRequest, 'collection'>, as: User = editor) => {
    const req = await createLocalReq({ user: { ...as, collection: 'users' } }, payload);
    return schedulesOf({ collection, ...asked, req } as never);
  };
  const schedule = (id: number, type: 'publish' | 'unpublish' = 'publish') =>
    ask({ id, add: { type, typed } });

  const reported: unknown[] = [];
  const run = (now: Date) => runSchedules(payload, now, (error) => reported.push(error));
  const statusOf = async (id: number) =>
    (
      await payload.db.findOne<{ id: number; _status: string }>({
        collection,
        where: { id: { equals: id } },
      })
    )?._status;
  const versionsOf = async (id: number) =>
    (await payload.countVersions({ collection, where: { parent: { equals: id } } })).totalDocs;
  const raised = async () => (await payload.findGlobal({ slug: 'content-version' })).value;
  const mails = () => readMails(payload);
  const whole = { from: new Date(0), to: later(60 * 24 * 30) };

  describe('a schedule', () => {
    test('publishes at its minute, once', async () => {
      const { id } = await createNews();
      const { schedules, error } = await schedule(id);
      expect(error).toBeUndefined();
      expect(schedules).toEqual([
        { id: expect.any(Number), type: 'publish', when: typed, why: '' },
      ]);
      const before = [await versionsOf(id), await raised()] as const;
      await run(later(-1));
      expect(await statusOf(id)).toBe('draft');
      await run(later(0));
      expect(await statusOf(id)).toBe('published');
      await run(later(1));
      expect([await versionsOf(id), await raised()]).toEqual([before[0] + 1, before[1] + 1]);
      expect((await ask({ id })).schedules).toEqual([]);
      const { done } = await listSchedules(payload, whole);
      expect(done.find(({ document }) => document === id)).toMatchObject({
        title: `Notícia ${made}`,
        who: editor.name,
        when: at,
        type: 'publish',
      });
    });

    test('withdraws', async () => {
      const { id } = await createNews('published');
      await schedule(id, 'unpublish');
      await run(later(0));
      expect(await statusOf(id)).toBe('draft');
    });

    test('is carried out once by two programs at the same time', async () => {
      const news = [await createNews(), await createNews(), await createNews()];
      for (const { id } of news) await schedule(id);
      const versions = await Promise.all(news.map(({ id }) => versionsOf(id)));
      const before = await raised();
      const child = () => runSchedulesInChild(folder, databaseUrl, later(0));
      expect(await Promise.all([child(), child()])).toEqual([0, 0]);
      expect(await Promise.all(news.map(({ id }) => statusOf(id)))).toEqual(
        Array(3).fill('published'),
      );
      expect(await Promise.all(news.map(({ id }) => versionsOf(id)))).toEqual(
        versions.map((count) => count + 1),
      );
      expect(await raised()).toBe(before + 3);
      expect(reported).toEqual([]);
    });

    test('is carried out once by two that run side by side', async () => {
      const { id } = await createNews();
      await schedule(id);
      const before = [await versionsOf(id), await raised()] as const;
      await Promise.all([run(later(0)), run(later(0)), run(later(0))]);
      expect([await versionsOf(id), await raised()]).toEqual([before[0] + 1, before[1] + 1]);
      expect(reported).toEqual([]);
    });

    test('can be removed', async () => {
      const { id } = await createNews();
      const { schedules } = await schedule(id);
      expect((await ask({ id, remove: schedules[0]?.id ?? 0 })).schedules).toEqual([]);
      await run(later(0));
      expect(await statusOf(id)).toBe('draft');
    });
  });

  describe('it is refused when it is made', () => {
    test('for a draft that lacks something', async () => {
      const { id } = await createNews();
      await payload.update({ collection, id, data: { excerpt: null } as never, draft: true });
      expect(await schedule(id)).toEqual({
        schedules: [],
        error: 'Não foi agendado. Preencha ou corrija antes: Resumo.',
      });
    });

    test('for a moment that is past or none', async () => {
      const { id } = await createNews();
      const asked = { id, add: { type: 'publish' as const, typed: '01/01/2020 10:00' } };
      expect((await ask(asked)).error).toBe('Esse momento já passou. Confira o dia e a hora.');
    });

    test('to accounts that may not publish, who can not remove one either', async () => {
      const { id } = await createNews();
      const { schedules } = await schedule(id);
      const error = 'Esta conta não pode publicar nem agendar.';
      const add = { type: 'publish' as const, typed };
      expect(await ask({ id, add }, attendant)).toEqual({ schedules: [], error });
      const remove = schedules[0]?.id ?? 0;
      expect(await ask({ id, remove }, attendant)).toEqual({ schedules: [], error });
      expect((await ask({ id })).schedules).toHaveLength(1);
      await ask({ id, remove });
    });
  });

  describe('one that fails at its hour', () => {
    test('is on the desk with its reason and is mailed once; publishing by hand makes up for it', async () => {
      const { id, title } = await createNews();
      await schedule(id);
      await payload.update({ collection, id, data: { excerpt: null } as never, draft: true });
      await run(later(0));
      await run(later(1));
      const failures = async () =>
        (await listSchedules(payload, whole)).failed.filter(({ document }) => document === id);
      expect(await failures()).toEqual([
        {
          ...{ id: expect.any(Number), collection, document: id, title, type: 'publish' },
          ...{ when: at, who: editor.name, why: 'Preencha ou corrija antes: Resumo.' },
        },
      ]);
      const told = (await mails()).filter(({ subject }) => subject.includes(title));
      expect(told.map(({ to }) => to).sort()).toEqual([admin.email, editor.email].sort());
      expect(told[0]?.text).toContain('Preencha ou corrija antes: Resumo.');
      expect(told[0]?.text).toContain(`/admin/collections/news/${id}`);
      expect((await ask({ id })).schedules[0]?.why).toContain('Resumo');
      vi.useFakeTimers({ now: later(5), toFake: ['Date'] });
      await payload.update({
        collection,
        id,
        data: { excerpt: 'Agora sim.', _status: 'published' },
      });
      vi.useRealTimers();
      expect(await failures()).toEqual([]);
    });

    test('because the account lost its rights or is gone', async () => {
      const other = await account('outra', 'editor');
      const [one, two] = [await createNews(), await createNews()];
      for (const { id } of [one, two]) await ask({ id, add: { type: 'publish', typed } }, other);
      await payload.update({ collection: 'users', id: other.id, data: { role: 'atendimento' } });
      await run(later(0));
      expect(await statusOf(one.id)).toBe('draft');
      const { failed } = await listSchedules(payload, whole);
      const numbers = failed.map(({ document }) => document);
      expect(numbers).toEqual(expect.arrayContaining([one.id, two.id]));
      // What lies in the bin is missed by nobody.
      const deletedAt = new Date().toISOString();
      await payload.update({ collection, id: one.id, data: { deletedAt } });
      const left = (await listSchedules(payload, whole)).failed.map(({ document }) => document);
      expect(left).toEqual(numbers.filter((document) => document !== one.id));
    });

    test('for a reason of ours is tried again, and noted after a quarter of an hour', async () => {
      const { id } = await createNews();
      await schedule(id);
      const away = vi
        .spyOn(payload, 'update')
        .mockRejectedValue(new Error('The database is away.'));
      await run(later(0));
      expect(reported.splice(0)).toHaveLength(1);
      expect((await ask({ id })).schedules).toMatchObject([{ why: '' }]);
      await run(later(15));
      expect(reported.splice(0)).toHaveLength(1);
      away.mockRestore();
      expect((await ask({ id })).schedules).toMatchObject([{ why: 'Houve uma falha técnica.' }]);
      // Scheduled anew it works, and the failure is forgotten.
      expect((await schedule(id)).schedules).toMatchObject([{ why: '' }]);
      await run(later(0));
      expect(await statusOf(id)).toBe('published');
    });
  });

  return own;
}
