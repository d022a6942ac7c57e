// Long because all tests share one database, which takes seconds to make.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { TypedUser } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SignUp } from '../content/sign-ups.ts';
import { examplePdf } from '../sample/example-pdf.ts';
import { openOwnDatabase } from './support/own-database.ts';
import { createSignUp, entrantOf } from './support/signed-up.ts';

const { payload, folder, close } = await openOwnDatabase('entry-files');
afterAll(close);
await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
const drafts = await import('../content/entry-drafts.ts');
const { dropDocument, keepDocument } = await import('../content/entry-files.ts');
const { forgetLooseFiles } = await import('../content/loose-entry-files.ts');
const { sendEntry } = await import('../content/entries.ts');
const { followEntry } = await import('../content/followed-entry.ts');
const { deleteEntriesOf } = await import('../content/entry-jobs.ts');
const { changePersonalKey } = await import('../content/change-personal-key.ts');
const { inTransaction } = await import('../content/transaction.ts');
const { readSignUp } = await import('../content/sign-ups.ts');
const { entryEndpoints } = await import('../cms/entries/entry-endpoints.ts');
const { openFile } = await import('../cms/entries/entry-files.ts');
const { hashOf } = await import('../lib/codes.ts');

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
const photo = await sharp({
  create: { width: 3000, height: 1000, channels: 3, background: '#8a4' },
})
  .withExif({ IFD3: { GPSLatitude: '0/1 2/1 0/1' } })
  .jpeg()
  .toBuffer();

const sender = '198.51.100.1';
let key = '';
let people = 0;
beforeEach(async () => {
  people += 1;
  key = await drafts.beginDraft(signUp, now);
  const { quota: _, ...content } = entrantOf(people);
  await drafts.writeDraft(key, content, now);
});

const put = async (bytes: Buffer) => keepDocument({ key, document, bytes, sender }, now);
const onDisk = () => {
  const folders = readdirSync(join(folder, 'entry-files'));
  return folders.includes(hashOf(key)) ? readdirSync(join(folder, 'entry-files', hashOf(key))) : [];
};
async function sendIt() {
  const answer = await sendEntry(key, signUp, now);
  if (answer.kind !== 'kept') throw new Error(`Not kept: ${answer.kind}`);
  return answer.protocol;
}
const savedFile = (name: string) => readFileSync(join(folder, 'entry-files', hashOf(key), name));

test('a photograph is kept small, upright, without its place, and sealed', async () => {
  expect(await put(photo)).toBeUndefined();
  const [name = ''] = onDisk();
  expect(savedFile(name).includes('JFIF')).toBe(false);
  const opened = await openFile(hashOf(key), name);
  const { width, height, exif, format } = await sharp(opened).metadata();
  expect({ width, height, exif, format }).toEqual({
    ...{ width: 2000, height: 667, exif: undefined, format: 'jpeg' },
  });
});

test('a PDF is kept as it came, and sealed', async () => {
  expect(await put(pdf)).toBeUndefined();
  const [name = ''] = onDisk();
  expect(savedFile(name).includes('%PDF')).toBe(false);
  expect((await openFile(hashOf(key), name)).equals(pdf)).toBe(true);
});

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['a page that says it is a photograph', Buffer.from('<html><script>'), 'unknown'],
  ['a program', Buffer.from('MZ\x90\x00'), 'unknown'],
  ['half a PDF', pdf.subarray(0, pdf.length / 2), 'broken'],
  ['half a photograph’s head', photo.subarray(0, 12), 'broken'],
  ['nine megabytes', Buffer.concat([pdf, Buffer.alloc(9 * 1024 * 1024)]), 'large'],
])('%s is refused, and leaves nothing', async (_name, bytes, refusal) => {
  expect(await put(bytes)).toBe(refusal);
  expect(onDisk()).toEqual([]);
});

test('without what the rule demands nothing is sent; with it the entry is kept', async () => {
  expect(await sendEntry(key, signUp, now)).toEqual({ kind: 'wrong' });
  await put(pdf);
  await sendIt();
  expect(onDisk()).toHaveLength(1);
});

test('one that is replaced or taken off goes from the disk', async () => {
  await put(pdf);
  const [first = ''] = onDisk();
  await put(photo);
  expect(onDisk()).toHaveLength(1);
  expect(onDisk()).not.toContain(first);
  await dropDocument({ key, document }, now);
  expect(onDisk()).toEqual([]);
});

test('a correction changes what was sent only when it is sent', async () => {
  await put(pdf);
  const protocol = await sendIt();
  const [sent = ''] = onDisk();
  const own = await followEntry(protocol, key, now);
  if (!own || !('content' in own)) throw new Error('The key opens nothing.');
  await drafts.beginCorrection(own, key, now);
  await put(photo);
  expect(onDisk()).toHaveLength(2);
  expect((await openFile(hashOf(key), sent)).equals(pdf)).toBe(true);
  await sendIt();
  expect(onDisk()).toHaveLength(1);
  expect(onDisk()).not.toContain(sent);
});

test('what is deleted leaves no file, and what is left keeps its own', async () => {
  await put(pdf);
  await sendIt();
  const kept = key;
  const where = { keyHash: { equals: hashOf(kept) } };
  await forgetLooseFiles();
  expect(onDisk()).toHaveLength(1);
  const email = `pessoa-${people}@exemplo.com`;
  const hashes = await inTransaction((req) => deleteEntriesOf(email, now, req));
  expect(hashes).toEqual([hashOf(kept)]);
  expect((await payload.count({ collection: 'entries', where })).totalDocs).toBe(0);
  await forgetLooseFiles();
  expect(onDisk()).toEqual([]);
});

test('two files at once for two documents are both kept', async () => {
  const other = 'outro-documento';
  await Promise.all([
    keepDocument({ key, document, bytes: pdf, sender }, now),
    keepDocument({ key, document: other, bytes: photo, sender }, now),
  ]);
  const content = await drafts.openDraft(key, signUp, now);
  expect(content?.files?.map((one) => one.document).sort()).toEqual([document, other].sort());
  expect(onDisk()).toHaveLength(2);
});

test('what a forgotten correction left goes after an hour', async () => {
  await put(pdf);
  await sendIt();
  const [sent = ''] = onDisk();
  const left = join(folder, 'entry-files', hashOf(key), 'x'.repeat(22));
  writeFileSync(left, 'resto');
  await forgetLooseFiles();
  expect(onDisk()).toHaveLength(2);
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(left, hoursAgo, hoursAgo);
  await forgetLooseFiles();
  expect(onDisk()).toEqual([sent]);
});

test('an entry that can’t be decrypted keeps its files, and the others are tidied all the same', async () => {
  await put(pdf);
  await sendIt();
  const where = { keyHash: { equals: hashOf(key) } };
  await payload.db.updateOne({ collection: 'entries', where, data: { sealed: 'quebrado' } });
  const kept = onDisk();
  const gone = join(folder, 'entry-files', 'f'.repeat(64));
  mkdirSync(gone);
  writeFileSync(join(gone, 'x'.repeat(22)), 'resto');
  await expect(forgetLooseFiles()).rejects.toThrow('Pastas de inscrições não foram arrumadas (1)');
  expect(onDisk()).toEqual(kept);
  expect(existsSync(gone)).toBe(false);
  await payload.db.deleteOne({ collection: 'entries', where });
});

test('with an entry go the messages to it alone, and a correction that names another address', async () => {
  await put(pdf);
  const protocol = await sendIt();
  const own = await followEntry(protocol, key, now);
  if (!own || !('content' in own)) throw new Error('The key opens nothing.');
  await drafts.beginCorrection(own, key, now);
  await drafts.writeDraft(key, { email: 'outra@exemplo.com' }, now);
  const where = { keyHash: { equals: hashOf(key) } };
  const { docs } = await payload.find({ collection: 'entries', where, depth: 0 });
  const message = { signUp: id, subject: 'Olá', text: 'Olá.' };
  for (const to of [
    { scope: 'uma', entry: docs[0]?.id },
    { scope: 'situacao', toState: 'recebida' },
  ])
    await payload.create({ collection: 'entry-notices', data: { ...message, ...to } as never });
  const hashes = await inTransaction((req) =>
    deleteEntriesOf(`pessoa-${people}@exemplo.com`, now, req),
  );
  expect(new Set(hashes)).toEqual(new Set([hashOf(key)]));
  for (const collection of ['entries', 'entry-drafts'] as const)
    expect((await payload.count({ collection, where })).totalDocs, collection).toBe(0);
  const left = await payload.find({ collection: 'entry-notices', depth: 0 });
  expect(left.docs.map(({ scope }) => scope)).toEqual(['situacao']);
});

test('a draft without an entry is deleted by its address', async () => {
  const hashes = await inTransaction((req) =>
    deleteEntriesOf(`pessoa-${people}@exemplo.com`, now, req),
  );
  expect(hashes).toEqual([hashOf(key)]);
  expect(await drafts.openDraft(key, signUp, now)).toBeUndefined();
});

test('a new key seals files anew', async () => {
  await put(pdf);
  const [name = ''] = onDisk();
  const before = savedFile(name);
  await changePersonalKey(folder);
  expect(savedFile(name).equals(before)).toBe(false);
  expect((await openFile(hashOf(key), name)).equals(pdf)).toBe(true);
});

test('only a checker gets a file, always as an attachment in a sandbox, and the look is noted', async () => {
  await put(pdf);
  const protocol = await sendIt();
  const [file = ''] = onDisk();
  const { docs } = await payload.find({
    ...{ collection: 'entries', where: { protocol: { equals: protocol } }, depth: 0 },
  });
  const ask = (role: string | undefined, name = file) => {
    const user = role ? ({ id: 1, email: `${role}@exemplo.com`, role } as TypedUser) : null;
    const routeParams = { id: docs[0]?.id, file: name };
    return Promise.resolve(entryEndpoints[0]?.handler({ payload, user, routeParams } as never));
  };
  for (const role of [undefined, 'editor', 'atendimento', 'admin'])
    await expect(ask(role), role).rejects.toThrow('Só quem confere');
  await expect(ask('inscricoes', '../../personal-keys')).rejects.toThrow('não existe mais');
  const answer = await ask('inscricoes');
  expect(answer?.headers.get('content-disposition')).toBe(
    `attachment; filename="${protocol}-1.pdf"`,
  );
  expect(answer?.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer?.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await (answer as Response).arrayBuffer()).equals(pdf)).toBe(true);
  const looks = await payload.find({
    ...{ collection: 'personal-looks', where: { protocol: { equals: protocol } } },
  });
  expect(looks.totalDocs).toBe(1);
});
