import { afterAll, describe, expect, test } from 'vitest';
import type { News } from '../cms/payload-types.ts';
import { madeByBlock, paragraph, savedText } from './support/every-block.ts';
import { openOwnDatabase } from './support/own-database.ts';
import { hasPostgres, startPostgres } from './support/postgres.ts';

/** Texts are looked through by a statement of ours: `tests/in-use.test.ts` tries it on SQLite. */
describe.skipIf(!hasPostgres)('on PostgreSQL', async () => {
  if (!hasPostgres) return;
  const server = await startPostgres();
  const { payload, close } = await openOwnDatabase('text-uses', server.url);
  const { prepareDatabase } = await import('../scripts/prepare-database.ts');
  await prepareDatabase(payload, { sample: false, frozenNow: undefined }, () => {});
  afterAll(async () => {
    await close();
    server.stop();
    server.remove();
  });

  test('what a text shows in a block can’t be deleted, until it shows it no more', async () => {
    const athlete = await payload.create({
      collection: 'athletes',
      data: { name: 'Atleta de um cartão' },
      draft: true,
    });
    const card = { relationTo: 'athletes', value: athlete.id };
    const block = madeByBlock({ photo: 0, document: 0, card }).card;
    const body = (child: object) => savedText([child]) as News['body'];
    const { id } = await payload.create({
      collection: 'news',
      data: {
        title: 'Notícia com cartão',
        excerpt: 'Um resumo.',
        date: '2025-05-12T12:00:00Z',
        date_tz: 'America/Belem',
        category: 'lazer-e-recreacao',
        body: body(block),
        _status: 'published',
      },
    });
    const deleting = () => payload.delete({ collection: 'athletes', id: athlete.id });
    await expect(deleting()).rejects.toThrow('Notícias (“Notícia com cartão”)');
    await payload.update({ collection: 'news', id, data: { body: body(paragraph()) } });
    const refused = await deleting().then(
      () => 'deleted',
      ({ message }: Error) => message,
    );
    expect(refused).toBe('deleted');
  });
});
