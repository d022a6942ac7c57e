// Long because each database runs the same cases.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionSlug, Payload, Where } from 'payload';
import { expect, test } from 'vitest';
import type { News } from '../../cms/payload-types.ts';
import { madeByBlock, savedText } from './every-block.ts';
import { samplePhoto, uploadPhoto } from './photo-cases.ts';

interface Place {
  payload: Payload;
  folder: string;
}

const now = new Date('2025-05-12T12:00:00Z');

export const newsData = (title: string) => ({
  title,
  excerpt: 'Um resumo.',
  date: '2025-05-12T10:00:00Z',
  date_tz: 'America/Belem' as const,
  category: 'lazer-e-recreacao' as const,
  _status: 'published' as const,
});

/** The bin and the replacing of what is in use, on either database. */
// Long because each database runs the same cases.
export function binCases({ payload, folder }: Place): void {
  const bin = (collection: CollectionSlug, id: number) =>
    payload
      .update({ collection, id, data: { deletedAt: new Date().toISOString() }, depth: 0 })
      .then(
        () => 'binned',
        ({ message }: Error) => message,
      );
  const restore = (collection: CollectionSlug, id: number, status: 'draft' | 'published') =>
    payload.update({
      ...{ collection, id, trash: true, depth: 0 },
      data: { deletedAt: null, _status: status },
    });
  const isShown = async (slug: string) => {
    const { readArticle } = await import('../../content/articles.ts');
    return (await readArticle(slug, now)) !== undefined;
  };

  test('what is in the bin is nowhere, its address is free, and it comes back', async () => {
    const { id, slug } = await payload.create({
      ...{ collection: 'news', data: newsData('Notícia que vai e volta') },
    });
    expect(await isShown(slug ?? '')).toBe(true);
    const before = (await payload.findGlobal({ slug: 'content-version' })).value ?? 0;
    expect(await bin('news', id)).toBe('binned');
    expect((await payload.findGlobal({ slug: 'content-version' })).value).toBeGreaterThan(before);
    expect(await isShown(slug ?? '')).toBe(false);
    const { listNews } = await import('../../content/news.ts');
    const listed = JSON.stringify(await listNews({}, { offset: 0, count: 100 }, now));
    expect(listed).not.toContain('Notícia que vai e volta');
    const row = await payload.db.findOne<News>({
      ...{ collection: 'news', where: { id: { equals: id } } },
    });
    expect(row?._status).toBe('draft');
    const visitor = { overrideAccess: false, trash: true, depth: 0 } as const;
    const where = { id: { equals: id } };
    expect((await payload.find({ collection: 'news', where, ...visitor })).docs).toEqual([]);

    const other = await payload.create({
      ...{ collection: 'news', data: newsData('Notícia que vai e volta') },
    });
    expect(other.slug).toBe(slug);
    await restore('news', id, 'published');
    expect(await payload.findByID({ collection: 'news', id })).toMatchObject({
      ...{ slug: `${slug}-2`, _status: 'published', deletedAt: null },
    });
    expect(await isShown(`${slug}-2`)).toBe(true);
    expect((await payload.find({ collection: 'former-addresses' })).docs).toEqual([]);
    await payload.delete({ collection: 'news', id: other.id });
    expect(await bin('news', id)).toBe('binned');
    await restore('news', id, 'draft');
    expect(await isShown(`${slug}-2`)).toBe(false);
  });

  test('feeds tell of an event in the bin that it is withdrawn', async () => {
    const { docs } = await payload.find({ collection: 'municipalities', limit: 1, depth: 0 });
    const { id } = await payload.create({
      collection: 'events',
      data: {
        ...{ title: 'Evento retirado', description: 'Um evento.', place: 'Um lugar' },
        ...{ startsAt: '2025-06-01T12:00:00Z', startsAt_tz: 'America/Belem' as const },
        ...{ municipality: docs[0]?.id as number, category: 'competicao', situation: 'confirmado' },
        _status: 'published',
      },
    });
    const noted = async () => {
      const where: Where = { of: { equals: 'events' }, document: { equals: id } };
      return (await payload.db.count({ collection: 'withdrawn-items', where })).totalDocs;
    };
    expect(await bin('events', id)).toBe('binned');
    expect(await noted()).toBe(1);
    await restore('events', id, 'published');
    expect(await noted()).toBe(0);
  });

  test('the files of a photograph in the bin have no address, until it comes back', async () => {
    const media = await uploadPhoto(payload, await samplePhoto(900, 600));
    const at = (name: string | null | undefined) => join(folder, 'media', name ?? '');
    const names = [media.filename, media.sizes?.webp400?.filename];
    expect(await bin('media', media.id)).toBe('binned');
    expect(names.filter((name) => existsSync(at(name)))).toEqual([]);
    const { readPhotoFile } = await import('../../content/photo-files.ts');
    expect(await readPhotoFile(media.filename ?? '')).toBeUndefined();
    await payload.update({
      ...{ collection: 'media', id: media.id, trash: true, data: { deletedAt: null } },
    });
    expect(names.filter((name) => existsSync(at(name)))).toEqual(names);
  });

  test('files of a move that failed follow their document', async () => {
    const media = await uploadPhoto(payload, await samplePhoto(900, 600));
    const names = [media.filename, media.sizes?.webp400?.filename];
    const areShown = () => {
      const shown = names.map((name) => existsSync(join(folder, 'media', name ?? '')));
      const hidden = names.map((name) => existsSync(join(folder, 'media', '.lixeira', name ?? '')));
      expect(hidden).toEqual(shown.map((isShown) => !isShown));
      return shown;
    };
    const { mendBinnedFiles } = await import('../../content/mend-binned-files.ts');
    const later = new Date(Date.now() + 3_600_000);
    const failing = { context: { failAfterwards: true } };
    const { hooks } = payload.collections.media.config;
    const fail = ({ context }: { context: object }) => {
      if ('failAfterwards' in context) throw new Error('The database is away.');
    };
    hooks.afterChange.push(fail);
    const move = (deletedAt: string | null, more: object = {}) =>
      payload
        .update({ collection: 'media', id: media.id, trash: true, data: { deletedAt }, ...more })
        .catch(() => undefined);
    await move(new Date().toISOString(), failing);
    expect(areShown()).toEqual([false, false]);
    // It may not be over yet.
    await mendBinnedFiles(new Date());
    expect(areShown()).toEqual([false, false]);
    await mendBinnedFiles(later);
    expect(areShown()).toEqual([true, true]);

    await move(new Date().toISOString());
    await move(null, failing);
    expect(areShown()).toEqual([true, true]);
    await mendBinnedFiles(later);
    expect(areShown()).toEqual([false, false]);
    await mendBinnedFiles(later);
    expect(areShown()).toEqual([false, false]);
    hooks.afterChange.splice(hooks.afterChange.indexOf(fail), 1);
    await payload.delete({ collection: 'media', id: media.id, trash: true });
  });

  test('after thirty days it is gone for good, files too', async () => {
    const media = await uploadPhoto(payload, await samplePhoto(900, 600));
    const { id } = await payload.create({ collection: 'news', data: newsData('Notícia velha') });
    await bin('media', media.id);
    await bin('news', id);
    const { emptyBin } = await import('../../content/empty-bin.ts');
    const kept = async () =>
      (await payload.db.count({ collection: 'news', where: { id: { equals: id } } })).totalDocs +
      (await payload.db.count({ collection: 'media', where: { id: { equals: media.id } } }))
        .totalDocs;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await emptyBin(inDays(29));
    expect(await kept()).toBe(2);
    await emptyBin(inDays(31));
    expect(await kept()).toBe(0);
    expect(existsSync(join(folder, 'media', '.lixeira', media.filename ?? ''))).toBe(false);
  });

  test('what is in use does not go to the bin, and is replaced everywhere in one step', async () => {
    const photo = await uploadPhoto(payload, await samplePhoto(900, 600));
    const other = await uploadPhoto(payload, await samplePhoto(900, 600));
    const { gallery, photo: block } = madeByBlock({
      ...{ photo: photo.id, document: 0, card: { relationTo: 'programs', value: 0 } },
    });
    const published = await payload.create({
      collection: 'news',
      data: {
        ...newsData('Publicada com foto'),
        photo: photo.id,
        body: savedText([block]) as News['body'],
      },
    });
    await payload.update({
      ...{ collection: 'news', id: published.id, draft: true },
      data: { title: 'Começada e não publicada' },
    });
    const draft = await payload.create({
      ...{ collection: 'news', draft: true },
      data: { title: 'Só rascunho', body: savedText([gallery]) as News['body'] },
    });
    const institution = await payload.findGlobal({ slug: 'institution', depth: 0 });
    expect(await bin('media', photo.id)).toContain('Está em uso e não pode ser apagado.');

    const { replaceUses } = await import('../../cms/uses/replace-uses.ts');
    const { createLocalReq } = await import('payload');
    const { docs } = await payload.find({ collection: 'users', limit: 1 });
    const user = docs[0] ?? (await payload.create({ collection: 'users', data: anEditor }));
    const request = () => createLocalReq({ user: { ...user, collection: 'users' } }, payload);
    const change = { target: 'media' as const, from: photo.id, to: other.id };
    await expect(replaceUses({ ...change, to: photo.id }, await request())).rejects.toThrow(
      'Escolha outro',
    );
    expect(await replaceUses(change, await request())).toBe(2);

    const read = (id: number, asDraft: boolean) =>
      payload.findByID({ collection: 'news', id, draft: asDraft, depth: 0 });
    const shown = await read(published.id, false);
    expect(shown).toMatchObject({ title: 'Publicada com foto', photo: other.id });
    expect(shown._status).toBe('published');
    expect(JSON.stringify(shown.body)).not.toContain(`"photo":${photo.id}`);
    expect(await read(published.id, true)).toMatchObject({
      ...{ title: 'Começada e não publicada', photo: other.id, _status: 'draft' },
    });
    expect(JSON.stringify((await read(draft.id, true)).body)).toContain(`${other.id}`);
    expect(await payload.findGlobal({ slug: 'institution', depth: 0 })).toEqual(institution);
    expect(await bin('media', photo.id)).toBe('binned');
  });
}

const anEditor = {
  ...{ name: 'Ana Editora', email: 'ana@exemplo.com', password: 'uma-senha-de-teste' },
  role: 'admin' as const,
};
