import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * Fills a database with the sample, then hides something behind every door: a draft twin of each
 * document, an unpublished change on top of each published one, and a note for editors on all of them.
 * Whatever a reader of content/ returns, none of it may show.
 */
const draft = 'RASCUNHO';
const note = 'SÓ PARA EDITORES';
const now = new Date('2025-05-12T12:00:00Z');

const contentFolder = join(import.meta.dirname, '../content');
const folder = mkdtempSync(join(tmpdir(), 'door-'));
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = '';

let payload: Payload;

/** How each reader is called. A reader that is missing here fails the test below. */
const calls: Record<string, () => Promise<unknown>> = {
  'content-version.readContentVersion': async () =>
    (await import('../content/content-version.ts')).readContentVersion(),
  'events.listNextEvents': async () =>
    (await import('../content/events.ts')).listNextEvents(now, 50),
  'home.readHome': async () => (await import('../content/home.ts')).readHome(),
  'live-stream.readLiveStream': async () =>
    (await import('../content/live-stream.ts')).readLiveStream(),
  'municipalities.listMunicipalities': async () =>
    (await import('../content/municipalities.ts')).listMunicipalities(),
  'news.listLatestNews': async () => (await import('../content/news.ts')).listLatestNews(now, 50),
  'site-settings.readSiteSettings': async () =>
    (await import('../content/site-settings.ts')).readSiteSettings(),
  'social-posts.listSocialPosts': async () =>
    (await import('../content/social-posts.ts')).listSocialPosts(50),
};

beforeAll(async () => {
  const { prepareDatabase } = await import('../scripts/prepare-database.ts');
  const { openPayload } = await import('../content/payload.ts');
  payload = await openPayload();
  await prepareDatabase(payload, () => {});
  for (const { config } of Object.values(payload.collections)) {
    if (config.versions?.drafts) await hide(config.slug, config.admin.useAsTitle ?? 'title');
  }
  await putDraftAthleteOnHome();
}, 60_000);

afterAll(async () => {
  await payload.destroy();
  rmSync(folder, { recursive: true });
});

/** Generic over all collections, so the fields are known only as text. */
async function hide(collection: CollectionSlug, title: string): Promise<void> {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0 });
  for (const document of docs) {
    const { id } = document;
    await payload.update({ collection, id, data: { internalNotes: note } });
    const change = { [title]: `${draft} por cima`, _status: 'draft' as const };
    await payload.update({ collection, id, data: change, draft: true });
  }
  const [first] = docs;
  if (!first) throw new Error(`The sample has no ${collection}.`);
  const twin = { [title]: `${draft} novo`, internalNotes: note, _status: 'draft' as const };
  await payload.duplicate({ collection, id: first.id, data: twin, draft: true });
}

async function putDraftAthleteOnHome(): Promise<void> {
  const { docs } = await payload.find({
    collection: 'athletes',
    where: { name: { equals: `${draft} novo` } },
  });
  const home = await payload.findGlobal({ slug: 'home', depth: 0 });
  const athletes = [...docs.map(({ id }) => id), ...(home.athletes ?? []).slice(0, 3)];
  await payload.updateGlobal({ slug: 'home', data: { athletes: athletes as number[] } });
}

test('the hiding places are there: with an editor’s eyes, drafts and notes are seen', async () => {
  const { docs } = await payload.find({ collection: 'news', draft: true, pagination: false });
  const seen = JSON.stringify(docs);
  expect(seen).toContain(`${draft} por cima`);
  expect(seen).toContain(`${draft} novo`);
  expect(seen).toContain(note);
});

describe('through the door comes only what is published', () => {
  test.each(Object.keys(calls))('%s', async (name) => {
    const answer = JSON.stringify(await calls[name]?.());
    expect(answer).not.toContain(draft);
    expect(answer).not.toContain(note);
    expect(answer).not.toMatch(/internalNotes|_status|createdAt|updatedAt/);
    expect(answer?.length).toBeGreaterThan(0);
  });
});

test('every reader of content/ is tried above', async () => {
  const readers: string[] = [];
  for (const file of globSync('*.ts', { cwd: contentFolder })) {
    if (file.endsWith('.test.ts')) continue;
    const name = file.replace('.ts', '');
    const module: Record<string, unknown> = await import(join(contentFolder, file));
    for (const [key, value] of Object.entries(module))
      if (typeof value === 'function' && /^(list|read|find|count|search)/.test(key))
        readers.push(`${name}.${key}`);
  }
  expect(Object.keys(calls).sort()).toEqual(readers.sort());
});
