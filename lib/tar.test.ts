import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { readTar, TarError, writeTar } from './tar.ts';

const folder = mkdtempSync(join(tmpdir(), 'tar-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function* bytesOf(...pieces: (string | Buffer)[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}

async function archive(files: Record<string, string | Buffer>): Promise<Buffer> {
  async function* members() {
    for (const [name, content] of Object.entries(files))
      yield { name, size: Buffer.byteLength(content), body: bytesOf(content) };
  }
  return buffer(writeTar(members()));
}

async function unpack(bytes: Buffer, pieceSize = bytes.length): Promise<Record<string, string>> {
  async function* pieces() {
    for (let place = 0; place < bytes.length; place += pieceSize)
      yield bytes.subarray(place, place + pieceSize);
  }
  const found: Record<string, string> = {};
  for await (const { name, body } of readTar(pieces())) found[name] = await text(body);
  return found;
}

const files = {
  'a.txt': 'um',
  vazio: '',
  [`pasta/${'nome-longo-'.repeat(15)}.webp`]: 'dois',
  'pasta/fotografia do açaí.jpg': 'três'.repeat(1000),
  exato: 'x'.repeat(512),
};

test('what was written is read, in pieces of any size', async () => {
  const bytes = await archive(files);
  for (const size of [1, 100, 511, 512, 513, bytes.length])
    expect(await unpack(bytes, size)).toEqual(files);
});

test.skipIf(process.platform === 'win32')('the machine’s tar reads it too', async () => {
  const path = join(folder, 'a.tar');
  writeFileSync(path, await archive(files));
  execFileSync('tar', ['xf', path, '-C', folder]);
  for (const [name, content] of Object.entries(files))
    expect(readFileSync(join(folder, name), 'utf8')).toBe(content);
});

test.each([
  '../fora',
  '/etc/passwd',
  'a/../../b',
  'a//b',
  'a\\b',
  './a',
  `${'x/'.repeat(60)}../../y`,
])('a name that would lie elsewhere is refused: %s', async (name) => {
  await expect(unpack(await archive({ [name]: 'x' }))).rejects.toThrow(TarError);
});

test('what is cut off or changed is refused', async () => {
  const bytes = await archive({ 'a.txt': 'um dois três', b: 'quatro' });
  for (const length of [0, 100, 512, 514, 1024, bytes.length - 1024])
    await expect(unpack(bytes.subarray(0, length), 512)).rejects.toThrow(TarError);
  const changed = Buffer.from(bytes);
  changed[3] = 0x7a;
  await expect(unpack(changed)).rejects.toThrow(TarError);
});

test('what follows the end is refused', async () => {
  const bytes = Buffer.concat([await archive({ a: 'um' }), Buffer.alloc(512, 1)]);
  await expect(unpack(bytes)).rejects.toThrow(TarError);
});

test('a link in an archive is refused', async () => {
  const target = join(folder, 'ligado.tar');
  execFileSync('sh', ['-c', `cd ${folder} && ln -sf /etc/passwd elo && tar cf ${target} elo`]);
  await expect(unpack(readFileSync(target))).rejects.toThrow(TarError);
});

test('a body of another length than promised is refused', async () => {
  async function* members() {
    yield { name: 'a', size: 3, body: bytesOf('quatro') };
  }
  await expect(buffer(writeTar(members()))).rejects.toThrow(TarError);
});
