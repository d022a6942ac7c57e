// Long because all tests share one database, which takes seconds to make.
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SignUp } from '../../content/sign-ups.ts';
import { examplePdf } from '../../sample/example-pdf.ts';
import { openOwnDatabase } from '../support/own-database.ts';
import { createSignUp, entrantOf } from '../support/signed-up.ts';

const { payload, folder, close } = await openOwnDatabase('upload-attacks');
afterAll(close);
await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
const drafts = await import('../../content/entry-drafts.ts');
const { keepDocument } = await import('../../content/entry-files.ts');
const { forgetLooseFiles, forgetUnsentFiles } = await import('../../content/loose-entry-files.ts');
const { bytesOfAll, bytesOfSender } = await import('../../content/file-budget.ts');
const { sendEntry } = await import('../../content/entries.ts');
const { followEntry } = await import('../../content/followed-entry.ts');
const { readSignUp } = await import('../../content/sign-ups.ts');
const { redrawPhoto } = await import('../../cms/entries/redraw.ts');
const { giveBack, spend } = await import('../../cms/spend.ts');
const { hashOf } = await import('../../lib/codes.ts');

const now = new Date('2025-06-15T12:00:00Z');
const id = await createSignUp(payload, 'com-documentos', 50);
await payload.update({
  collection: 'sign-ups',
  id,
  data: { documents: [{ name: 'Documento com foto', rule: 'o edital' }] },
});
const signUp = (await readSignUp('com-documentos')) as SignUp;
const document = signUp.rule.documents[0]?.id ?? '';
const pdf = await examplePdf({
  ...{ title: 'Declaração', heading: 'Declaração', paragraphs: ['Segredo.'] },
});
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a4' } });

let key = '';
let people = 0;
beforeEach(async () => {
  people += 1;
  key = await drafts.beginDraft(signUp, now);
  const { quota: _, ...content } = entrantOf(people);
  await drafts.writeDraft(key, content, now);
});
const put = (bytes: Buffer, sender = '198.51.100.1', at = now) =>
  keepDocument({ key, document, bytes, sender }, at);
const files = () => {
  const folders = readdirSync(join(folder, 'entry-files'));
  return folders.includes(hashOf(key)) ? readdirSync(join(folder, 'entry-files', hashOf(key))) : [];
};

test('a small file of 7700 × 7700 pixels is refused before it is decoded', async () => {
  const bomb = await plain(7700, 7700).toColourspace('b-w').png().toBuffer();
  expect(bomb.length).toBeLessThan(512 * 1024);
  expect(await put(bomb)).toBe('pixels');
  expect(files()).toEqual([]);
});

test('decoding that takes too long is ended, with its program', async () => {
  const photo = await plain(4000, 4000).png().toBuffer();
  const started: number[] = [];
  const outcome = await redrawPhoto(photo, { patienceMs: 1, onStart: (pid) => started.push(pid) });
  expect(outcome).toBe('slow');
  expect(started).toHaveLength(1);
  expect(() => process.kill(started[0] ?? 0, 0)).toThrow('ESRCH');
});

test('the program ends itself when it has used up its processor time', async () => {
  const photo = await plain(4000, 4000).png().toBuffer();
  expect(await redrawPhoto(photo, { processorMs: 1 })).toBe('slow');
});

test('one sender has a budget of bytes for a day, and others have their own', async () => {
  const [budget, greedy] = [bytesOfSender('198.51.100.2'), '198.51.100.2'];
  expect(await spend(budget, budget.limit - pdf.length, now, { payload })).toBe(true);
  expect(await put(pdf, greedy)).toBeUndefined();
  expect(await put(pdf, greedy)).toBe('spent');
  expect(await put(pdf, '198.51.100.3')).toBeUndefined();
  expect(await put(pdf, greedy, new Date(now.getTime() + 86_400_001))).toBeUndefined();
});

test('files that were not sent have a budget in all; sending gives theirs back', async () => {
  expect(await put(pdf)).toBeUndefined();
  const taken = bytesOfAll.limit - pdf.length + 1;
  await giveBack(bytesOfAll, bytesOfAll.limit, { payload });
  expect(await spend(bytesOfAll, taken, now, { payload })).toBe(true);
  expect(await put(pdf)).toBe('full');
  expect((await sendEntry(key, signUp, now)).kind).toBe('kept');
  key = await drafts.beginDraft(signUp, now);
  expect(await put(pdf)).toBeUndefined();
  await giveBack(bytesOfAll, bytesOfAll.limit, { payload });
});

test('files of a draft that is not sent go after 24 hours; the rest of it stays as long as before', async () => {
  await put(pdf);
  const age = (hours: number) => {
    const at = new Date(Date.now() - hours * 3_600_000);
    for (const name of files()) utimesSync(join(folder, 'entry-files', hashOf(key), name), at, at);
  };
  const stored = async () =>
    (
      await payload.find({
        ...{ collection: 'entry-drafts', where: { keyHash: { equals: hashOf(key) } }, depth: 0 },
      })
    ).docs[0];
  age(23);
  await forgetUnsentFiles();
  await forgetLooseFiles();
  expect(files()).toHaveLength(1);
  const { expiresAt } = (await stored()) ?? {};
  age(25);
  await forgetLooseFiles();
  expect(files(), 'by their age they go only when the clock is trusted').toHaveLength(1);
  await forgetUnsentFiles();
  await forgetLooseFiles();
  expect(files()).toEqual([]);
  const content = await drafts.openDraft(key, signUp, now);
  expect(content?.files).toEqual([]);
  expect(content?.name).toBe(`Pessoa Número ${people}`);
  expect((await stored())?.expiresAt).toBe(expiresAt);
  // Nothing is sent that names a file which is gone.
  expect(await sendEntry(key, signUp, now)).toEqual({ kind: 'wrong' });
});

test('what was sent keeps its files, also while it is corrected', async () => {
  await put(pdf);
  const answer = await sendEntry(key, signUp, now);
  const own = await followEntry(answer.kind === 'kept' ? answer.protocol : '', key, now);
  if (!own || !('content' in own)) throw new Error('The key opens nothing.');
  await drafts.beginCorrection(own, key, now);
  const at = new Date(Date.now() - 25 * 3_600_000);
  for (const name of files()) utimesSync(join(folder, 'entry-files', hashOf(key), name), at, at);
  await forgetUnsentFiles();
  await forgetLooseFiles();
  expect(files()).toHaveLength(1);
  expect((await drafts.openDraft(key, signUp, now))?.files).toHaveLength(1);
});

test('a file for a draft that was sent meanwhile is refused and leaves nothing', async () => {
  await put(pdf);
  await sendEntry(key, signUp, now);
  expect(await put(pdf)).toBe('gone');
  expect(files()).toHaveLength(1);
});
