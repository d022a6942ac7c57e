import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { createClient } from '@libsql/client';
import { afterAll, expect, test } from 'vitest';
import { createKeyPair } from '../../lib/sealed-stream.ts';
import { readSettings } from '../../lib/settings.ts';
import { unpackBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'bytes-'));
afterAll(() => rmSync(folder, { recursive: true }));
const dataDir = join(folder, 'dados');
mkdirSync(join(dataDir, 'media'), { recursive: true });
writeFileSync(join(dataDir, 'secret'), 'x'.repeat(40));
writeFileSync(join(dataDir, 'media', 'é.txt'), 'uma fotografia');
const client = createClient({ url: `file:${join(dataDir, 'portal.db')}` });
await client.executeMultiple(
  "PRAGMA page_size = 512; CREATE TABLE payload_migrations (id integer PRIMARY KEY, name text); INSERT INTO payload_migrations VALUES (1, 'a')",
);
client.close();

const { publicKey, secretKey } = createKeyPair();
const write = async (more: { BACKUP_PUBLIC_KEY?: string | undefined }) => {
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: '', ...more });
  const what = { kind: 'daily' as const, now: new Date(), app: '1' };
  return (await writeBackup(settings, what, async () => 'restaurada')).path;
};

async function expectRefused(bytes: Uint8Array, what: string): Promise<void> {
  const [path, target] = [join(folder, 'mudada'), join(folder, 'aberta')];
  writeFileSync(path, bytes);
  const unpacked = await unpackBackup(path, target, secretKey).then(
    () => 'unpacked',
    (error: Error) => error.message,
  );
  rmSync(target, { recursive: true, force: true });
  expect(unpacked, what).toMatch(/danificada|não abre esta cópia/);
}

for (const [kind, more] of Object.entries({
  plain: {},
  encrypted: { BACKUP_PUBLIC_KEY: publicKey },
}))
  test(`of a copy that is ${kind}, a change of any byte and a cut end are refused`, async () => {
    const path = await write(more);
    await unpackBackup(path, join(folder, kind), secretKey);
    const bytes = readFileSync(path);
    // Heads and ends of what is packed into each other: here every bit, and every cut.
    const isEdge = (at: number) => at < 64 || at >= bytes.length - 64;
    for (const [at, byte] of bytes.entries()) {
      for (const mask of isEdge(at) ? [1, 2, 4, 8, 16, 32, 64, 128] : [1 << (at % 8)]) {
        bytes[at] = byte ^ mask;
        await expectRefused(bytes, `byte ${at} of ${bytes.length}, mask ${mask}`);
      }
      bytes[at] = byte;
      if (isEdge(at)) await expectRefused(bytes.subarray(0, at), `cut at ${at}`);
    }
    await expectRefused(Buffer.concat([bytes, Buffer.alloc(1)]), 'a byte more');
  });

test('a copy of a version without the checksum is opened; one that lost it is not', async () => {
  const tar = zstdDecompressSync(readFileSync(await write({})));
  const lost = zstdCompressSync(tar);
  await expectRefused(lost, 'without its checksum');
  const at = tar.indexOf('"format":2');
  tar.write('"format":1', at);
  const path = join(folder, 'antiga');
  writeFileSync(path, zstdCompressSync(tar));
  expect(await unpackBackup(path, join(folder, 'antiga-aberta'))).toMatchObject({ format: 1 });
});
