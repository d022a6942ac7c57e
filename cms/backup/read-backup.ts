import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { openSealedStream, SealError, sealedStart } from '../../lib/sealed-stream.ts';
import { readTar } from '../../lib/tar.ts';
import { BackupError, damaged } from './backup-error.ts';
import { checkedLength } from './checksum.ts';
import { hashed } from './file-bytes.ts';
import { type Manifest, type Member, places, readManifest } from './manifest.ts';

/**
 * Unpacks a backup into an empty folder and compares every file with what was written. Nothing of a backup that
 * fails here may be used.
 */
export async function unpackBackup(
  path: string,
  folder: string,
  secretKey?: string,
): Promise<Manifest> {
  const sealed = await isSealed(path);
  if (sealed && secretKey === undefined)
    throw new BackupError(
      'A cópia está cifrada: indique o arquivo com a chave secreta (--key ARQUIVO).',
    );
  try {
    const length = await checkedLength(path);
    const bytes = createReadStream(path, {
      ...(length !== undefined && { end: length - 1 }),
      highWaterMark: 256 * 1024,
    });
    const found = await unpack(bytes, folder, sealed ? secretKey : undefined);
    const manifest = await compare(found, folder);
    if (length === undefined && manifest.format !== 1) throw damaged('falta o fim');
    return manifest;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw new BackupError('Não há espaço no disco para abrir a cópia.');
    if (error instanceof SealError && /key/.test(message))
      throw new BackupError('Esta chave secreta não abre esta cópia.');
    throw damaged(code ?? message, error);
  }
}

async function isSealed(path: string): Promise<boolean> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`A cópia não pode ser lida: ${path} (${error.code}).`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sealedStart.length), 0);
    return buffer.toString('latin1', 0, bytesRead) === sealedStart;
  } finally {
    await file.close();
  }
}

async function unpack(file: Readable, folder: string, secretKey?: string): Promise<Member[]> {
  const found: Member[] = [];
  await pipeline(
    file,
    (bytes: AsyncIterable<Buffer>) => (secretKey ? openSealedStream(bytes, secretKey) : bytes),
    createZstdDecompress(),
    async (bytes: AsyncIterable<Buffer>) => {
      for await (const { name, body } of readTar(bytes)) {
        const target = join(folder, name);
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        const note = (sha256: string, size: number) => found.push({ name, bytes: size, sha256 });
        await pipeline(hashed(body, note), createWriteStream(target, { mode: 0o600 }));
      }
    },
  );
  return found;
}

async function compare(found: Member[], folder: string): Promise<Manifest> {
  const last = found.pop();
  if (last?.name !== places.manifest) throw damaged('falta o fim');
  const manifest = readManifest(await readFile(join(folder, places.manifest), 'utf8'));
  if (!manifest) throw new BackupError('A cópia é de um formato que esta versão não conhece.');
  const described = JSON.stringify(manifest.members);
  if (described !== JSON.stringify(found)) throw damaged('um arquivo não é o que foi copiado');
  return manifest;
}
