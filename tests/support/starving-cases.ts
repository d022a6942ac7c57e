// Long because each database runs the same cases.
import type { CollectionSlug, Payload, Where } from 'payload';
import { expect, test } from 'vitest';

import { describeFailure } from '../../lib/describe-failure.ts';
import { rowMaker } from './role-cases.ts';

const dayMs = 86_400_000;
const rowsAtOnce = 100;
const now = new Date('2028-11-20T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
/** More than a page, and how many of them stand in front and can't be dealt with: more than a page too. */
const many = rowsAtOnce + 30;
const inFront = rowsAtOnce + 5;

/** Jobs come to an end, however much there is and whatever stands in front. */
// Long because each database runs the same cases.
export function starvingCases(payload: Payload): void {
  const { db } = payload;
  const createRow = rowMaker(payload, () => ({}));
  const count = async (collection: CollectionSlug, where: Where = {}) =>
    (await db.count({ collection, where })).totalDocs;
  const failing = (work: Promise<void>) => work.catch((error: AggregateError) => error);
  const createNews = async (data: object) => {
    const { id } = await db.create({ collection: 'news', data: { _status: 'draft', ...data } });
    return Number(id);
  };
  const several = async (make: (place: number) => Promise<number>) => {
    const ids: number[] = [];
    for (let place = 0; place < many; place += 1) ids.push(await make(place));
    return ids;
  };

  /** Refuses to delete these, as a rule or a broken row would. */
  async function whileKept(kept: Set<number>, work: () => Promise<void>) {
    const { beforeDelete } = payload.collections.news.config.hooks;
    const refuse = ({ id }: { id: number | string }) => {
      if (kept.has(Number(id))) throw new Error('Este fica.');
    };
    beforeDelete.push(refuse);
    await work().finally(() => beforeDelete.splice(beforeDelete.indexOf(refuse), 1));
  }

  test('of many expired forms each loses its entries, though the forms stay', async () => {
    const { forgetEntries } = await import('../../content/entry-jobs.ts');
    const forms = await several(() => createRow('sign-ups', { deleteOn: ago(1) }));
    const young = await createRow('sign-ups', { deleteOn: ago(-1) });
    for (const signUp of [...forms.slice(0, 1), ...forms.slice(-1), young])
      await createRow('entries', { signUp });
    await forgetEntries(now);
    expect(await count('entries', { signUp: { in: forms } })).toBe(0);
    expect(await count('entries', { signUp: { equals: young } })).toBe(1);
    expect(await count('sign-ups', { id: { in: forms } })).toBe(many);
  });

  test('a full bin is emptied at once, past what can not be deleted', async () => {
    const { emptyBin } = await import('../../content/empty-bin.ts');
    // The first are the oldest too.
    const ids = await several((place) => createNews({ deletedAt: ago(31 + many - place) }));
    const young = await createNews({ deletedAt: ago(29) });
    const place = await createRow('places', { _status: 'draft', deletedAt: ago(31) });
    const kept = new Set(ids.slice(0, inFront));
    await whileKept(kept, async () => {
      const failure = await failing(emptyBin(now));
      expect(describeFailure(failure)).toContain(`Ficam na lixeira de news (${inFront})`);
      expect(describeFailure(failure)).toContain('Este fica.');
    });
    expect(await count('news', { id: { in: ids } })).toBe(inFront);
    expect(await count('places', { id: { equals: place } })).toBe(0);
    await emptyBin(now);
    expect(await count('news', { id: { in: ids } })).toBe(0);
    expect(await count('news', { id: { equals: young } })).toBe(1);
  });

  test('empty drafts go, past those that somebody wrote into and those that can not be deleted', async () => {
    const { forgetUntouchedDrafts } = await import('../../content/forget-untouched.ts');
    const ids = await several(() => createNews({ updatedAt: ago(2) }));
    // Two versions: something was written, and taken out again.
    const touched = ids.slice(0, inFront);
    for (const parent of [...touched, ...touched])
      await db.createVersion({
        ...{ collectionSlug: 'news', parent, autosave: true, versionData: {} as never },
        ...{ createdAt: ago(2), updatedAt: ago(2) },
      });
    const stuck = new Set(ids.slice(inFront, inFront + 2));
    await whileKept(stuck, async () => {
      const failure = await failing(forgetUntouchedDrafts(now));
      expect(describeFailure(failure)).toContain('Rascunhos vazios ficam em news (2)');
    });
    expect(await count('news', { id: { in: ids } })).toBe(inFront + stuck.size);
  });

  test('messages that fail keep none of the others waiting', async () => {
    const { tellEntrants } = await import('../../content/tell-entrants.ts');
    const signUp = await createRow('sign-ups');
    const ids = await several(async (place) => {
      const data = {
        ...{ signUp, kind: 'mensagem', state: 'espera', tellAt: ago(1), code: `${place}` },
        ...{ scope: 'situacao', toState: 'aceita', subject: 'Aviso', text: 'Um aviso.' },
      };
      return Number((await db.create({ collection: 'entry-notices', data })).id);
    });
    const broken = ids.slice(0, inFront).map((id) => `{"id":{"equals":${id}}}`);
    const { updateOne } = db;
    db.updateOne = ((args: Parameters<typeof updateOne>[0]) =>
      broken.some((key) => JSON.stringify(args.where)?.includes(key))
        ? Promise.reject(new Error('Não deu.'))
        : updateOne.call(db, args)) as typeof updateOne;
    const failure = await failing(tellEntrants(now)).finally(() => {
      db.updateOne = updateOne;
    });
    expect(describeFailure(failure)).toContain(`Mensagens a inscritos não saíram (${inFront})`);
    const sent = { id: { in: ids }, state: { equals: 'enviada' } };
    expect(await count('entry-notices', sent)).toBe(many - inFront);
  });
}
