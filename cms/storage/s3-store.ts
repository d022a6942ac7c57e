import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorageAddress } from '../../lib/storage-address.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { bytesOf, encodeKey, openStorage, refusal, refused } from './s3-requests.ts';

/** Objects of one bucket. */
// Long because every way of asking shares one signed connection.
export async function s3Store(address: StorageAddress): Promise<FileStore> {
  const ask = await openStorage(address);

  async function look(key: string): Promise<StoredFile | undefined> {
    const answer = await ask('HEAD', key);
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw await refused(answer);
    const { headers } = answer;
    return {
      bytes: Number(headers.get('content-length')),
      changedAt: new Date(headers.get('last-modified') ?? 0),
      mark: headers.get('etag') ?? '',
    };
  }

  async function read(key: string): Promise<Buffer | undefined> {
    const answer = await ask('GET', key);
    if (answer.ok) return bytesOf(answer);
    const refusal = await refused(answer);
    if (answer.status === 404) return undefined;
    throw refusal;
  }

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    const body = new Uint8Array(bytes);
    const headers = { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') };
    const answer = await ask('PUT', key, { headers, body });
    if (!answer.ok) throw await refused(answer);
    await bytesOf(answer);
  }

  async function drop(key: string): Promise<void> {
    const answer = await ask('DELETE', key);
    if (!answer.ok && answer.status !== 404) throw await refused(answer);
    await bytesOf(answer);
  }

  return {
    look,
    read,
    put,
    drop,
    async move(from, to) {
      if (!(await look(from))) return;
      const headers = { 'x-amz-copy-source': `/${address.bucket}/${encodeKey(from)}` };
      const answer = await ask('PUT', to, { headers });
      // A copy that fails in the middle is told within an answer that began well.
      const text = (await bytesOf(answer)).toString();
      if (!answer.ok || !text.includes('<ETag>')) throw refusal(answer, text);
      await drop(from);
    },
    async *list(folder) {
      const prefix = `${folder}/`;
      // The older way of listing: every server knows it.
      for (let marker: string | undefined = ''; marker !== undefined; ) {
        const query = { prefix, marker, delimiter: '/' };
        const answer: Response = await ask('GET', '', { query });
        if (!answer.ok) throw await refused(answer);
        const text = (await bytesOf(answer)).toString();
        let last = '';
        for (const [, object = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          last = part(object, 'Key');
          yield {
            name: last.slice(prefix.length),
            bytes: Number(part(object, 'Size')),
            changedAt: new Date(part(object, 'LastModified')),
            mark: part(object, 'ETag'),
          };
        }
        const isCut = part(text, 'IsTruncated') === 'true';
        marker = isCut ? part(text, 'NextMarker') || last : undefined;
      }
    },
    async withLocal(folder, name, work) {
      const directory = await mkdtemp(join(tmpdir(), 'portal-'));
      try {
        const bytes = await read(`${folder}/${name}`);
        if (bytes) await writeFile(join(directory, name), bytes);
        return await work(directory, async (made) =>
          put(`${folder}/${made}`, await readFile(join(directory, made))),
        );
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
  };
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of an element of the short documents that S3 answers with. */
function part(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return text.replace(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (whole, hex, code, sign) =>
    code ? String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)) : (signs[sign] ?? whole),
  );
}
