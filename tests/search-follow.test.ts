import { afterAll, expect, test, vi } from 'vitest';
import { openSearchDatabase, size } from './support/search-database.ts';

/** The search's index follows what is published and reads only what changed. */
const { payload, close, find, idOf, readsOf } = await openSearchDatabase('search-follow');
afterAll(close);
const { forgetIndex } = await import('../content/search-index.ts');
const article = await idOf('news', 'corrida-na-orla-abre-inscricoes');

test('the first search reads everything, once', async () => {
  const { texts } = await readsOf(() => find('corrida'));
  expect(texts).toBeGreaterThan(size);
  expect(await readsOf(() => find('corrida'))).toEqual({ texts: 0, looks: 0 });
});

test('after a publication only the document that changed is read', async () => {
  await payload.update({ collection: 'news', id: article, data: { title: 'Zebra' } });
  const { texts, looks } = await readsOf(async () =>
    expect((await find('zebra')).addresses).toEqual(['/noticias/zebra']),
  );
  expect(texts).toBe(1);
  // The sample was loaded a moment ago.
  expect(looks).toBeLessThan(size / 4);
});

test('what is withdrawn or deleted is found no more, and nothing is read for it', async () => {
  await payload.update({ collection: 'news', id: article, data: { _status: 'draft' } });
  const { texts, looks } = await readsOf(async () =>
    expect((await find('zebra')).addresses).not.toContain('/noticias/zebra'),
  );
  expect(texts).toBe(0);
  expect(looks, 'only where counting finds one missing').toBeLessThan(size / 2);
  await payload.update({ collection: 'news', id: article, data: { _status: 'published' } });
  expect((await find('zebra')).addresses).toContain('/noticias/zebra');
  await payload.delete({ collection: 'news', id: article });
  expect((await find('zebra')).addresses).not.toContain('/noticias/zebra');
});

test('one comes and another goes at once', async () => {
  const { docs } = await payload.find({ collection: 'events', limit: 1, sort: '-id', depth: 0 });
  const [gone = { id: 0, title: '', slug: '' }] = docs;
  const { id, title, slug } = gone;
  expect((await find(title)).addresses).toContain(`/agenda/${slug}`);
  await payload.delete({ collection: 'events', id });
  // SQLite gives the number of the last one to the next.
  const times = { createdAt: undefined, updatedAt: undefined };
  const data = { ...gone, ...times, id: undefined, title: 'Girafada', slug: 'girafada' };
  await payload.create({ collection: 'events', data: data as unknown as (typeof docs)[0] });
  expect((await find('girafada')).addresses).toEqual(['/agenda/girafada']);
  expect((await find(title)).addresses).not.toContain(`/agenda/${slug}`);
});

test('documents are found by the new name of what they name', async () => {
  const program = await idOf('programs', 'quinta-feliz');
  const where = { program: { equals: program } };
  const events = await payload.count({ collection: 'events', where });
  const classes = await payload.count({ collection: 'session-rules', where });
  const services = await payload.count({ collection: 'services', where });
  const naming = events.totalDocs + classes.totalDocs + services.totalDocs;
  expect(classes.totalDocs).toBeGreaterThan(0);
  await payload.update({ collection: 'programs', id: program, data: { title: 'Hipopótamo' } });
  expect((await find('hipopotamo')).count).toBe(naming + 1);
  await payload.update({ collection: 'programs', id: program, data: { _status: 'draft' } });
  expect((await find('hipopotamo')).count).toBe(0);

  const town = await idOf('municipalities', 'oiapoque');
  const data = { name: 'Ornitorrincópolis' };
  const { texts } = await readsOf(async () => {
    await payload.update({ collection: 'municipalities', id: town, data });
    expect((await find('ornitorrincopolis')).count).toBeGreaterThan(size / 100);
  });
  expect(texts).toBeLessThan(size / 4);
});

test('texts of globals and tables are followed too', async () => {
  const data = { about: 'Cuidamos de avestruzes.' };
  await payload.updateGlobal({ slug: 'institution', data });
  expect((await find('avestruzes')).addresses).toEqual(['/sobre']);
  const { docs } = await payload.find({ collection: 'transparency-records', limit: 1 });
  const id = docs[0]?.id ?? 0;
  const record = { title: 'Compra de tamanduás' };
  await payload.update({ collection: 'transparency-records', id, data: record });
  expect((await find('tamanduas')).count).toBe(1);
});

test('while the database is away, the last index answers', async () => {
  const before = await find('corrida');
  const spy = vi.spyOn(payload, 'findGlobal').mockRejectedValue(new Error('away'));
  expect(await find('corrida')).toEqual(before);
  spy.mockRestore();
});

test('after the database was replaced, every moment of change is compared', async () => {
  const { docs } = await payload.find({ collection: 'news', limit: 1, depth: 0 });
  // Without hooks, as in another copy of the database: the content's number does not tell.
  const data = { title: 'Texugo', updatedAt: '2024-01-01T00:00:00.000Z' };
  await payload.db.updateOne({ collection: 'news', id: docs[0]?.id ?? 0, data });
  expect((await find('texugo')).count).toBe(0);
  forgetIndex();
  const { texts } = await readsOf(async () => expect((await find('texugo')).count).toBe(1));
  expect(texts).toBe(1);
});

test('a number lower than before is another copy of the database too', async () => {
  const { docs } = await payload.find({ collection: 'news', limit: 1, page: 2, depth: 0 });
  const data = { title: 'Lontra', updatedAt: '2024-01-02T00:00:00.000Z' };
  await payload.db.updateOne({ collection: 'news', id: docs[0]?.id ?? 0, data });
  await payload.db.updateGlobal({ slug: 'content-version', data: { value: 1 } });
  expect((await find('lontra')).count).toBe(1);
});
