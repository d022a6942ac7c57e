import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../lib/settings.ts';
import { startStorage } from '../tests/support/s3-server.ts';
import { checkStorage } from './check-storage.ts';

const storage = await startStorage();
afterAll(() => storage.remove());

async function told(url: string): Promise<string[]> {
  const lines: string[] = [];
  await checkStorage(readSettings({ STORAGE_URL: url }), (line) => lines.push(line));
  return lines;
}

test('a storage that answers is not spoken of, nor is none', async () => {
  expect(await told(storage.url)).toEqual([]);
  expect(await told('')).toEqual([]);
});

test.each([
  ['an unknown key', '//S3RVER:', '//OUTRA:', '403 InvalidAccessKeyId'],
  ['no such bucket', '/portal?', '/nenhum?', '404 NoSuchBucket'],
])('%s is said, without the secret', async (_, part, wrong, code) => {
  expect(await told(storage.url.replace(part, wrong))).toEqual([
    `Atenção: O armazenamento de arquivos recusou: ${code} Confira STORAGE_URL; até lá faltam as fotografias e os documentos.`,
  ]);
});

test('a storage that is away is said', async () => {
  await storage.stop();
  expect(await told(storage.url)).toEqual([
    'Atenção: O armazenamento de arquivos não responde (ECONNREFUSED). Confira STORAGE_URL; até lá faltam as fotografias e os documentos.',
  ]);
});
