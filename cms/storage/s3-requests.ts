import { setTimeout as sleep } from 'node:timers/promises';
import type { StorageAddress } from '../../lib/storage-address.ts';

/** The storage is away or refuses. Its words are for operator and editor, and repeat no key. */
export class StorageError extends Error {
  readonly statusCode = 503;
}

export interface StorageRequest {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

export type AskStorage = (
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
  key: string,
  request?: StorageRequest,
) => Promise<Response>;

/** Until it begins to answer, and between two pieces of an answer. */
const patienceMs = 10_000;
/** What is sent may need longer. */
const slowestBytesPerMs = 200;

/** Signed requests, each tried twice: a kept connection may have ended meanwhile. All of them may be repeated. */
export async function openStorage(address: StorageAddress): Promise<AskStorage> {
  const { AwsClient } = await import('aws4fetch');
  const { origin, bucket, region, key: accessKeyId, secret: secretAccessKey } = address;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  return async (method, key, { query = {}, headers = {}, body } = {}) => {
    const url = new URL(`/${bucket}/${encodeKey(key)}`, origin);
    url.search = new URLSearchParams(query).toString();
    const until = performance.now() + patienceMs + (body?.length ?? 0) / slowestBytesPerMs;
    const send = async () => {
      const request = await client.sign(url, { method, headers, ...(body && { body }) });
      return beforeLong(until - performance.now(), (signal) =>
        fetch(request, { signal, redirect: 'manual' }),
      );
    };
    return send()
      .catch((error) => (error instanceof StorageError ? Promise.reject(error) : send()))
      .catch((error) => {
        throw away(error);
      });
  };
}

/** A signal alone is not enough: a request whose signal was collected as garbage goes on for minutes. */
async function beforeLong(
  ms: number,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const stop = new AbortController();
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    silence.reject(new StorageError('O armazenamento de arquivos demora demais.'));
    stop.abort();
  }, ms);
  try {
    return await Promise.race([send(stop.signal), silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** As much as RFC 3986 wants, because the signature is made of it. */
export const encodeKey = (key: string) =>
  encodeURIComponent(key)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const away = (error: Error): StorageError =>
  error instanceof StorageError
    ? error
    : new StorageError(`O armazenamento de arquivos não responde (${codeOf(error)}).`);

const codeOf = ({ cause, name }: Error): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : name;

/** What an answer says that nobody expected. Only its code: the rest may repeat the key. */
export function refusal({ status }: Response, text: string): StorageError {
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
  return new StorageError(`O armazenamento de arquivos recusou: ${status} ${code}`.trim());
}

export const refused = async (answer: Response): Promise<StorageError> =>
  refusal(answer, (await bytesOf(answer).catch(() => '')).toString());

/** Whoever reads slowly may; a storage that falls silent in the middle is given up. */
export async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const waiting = new AbortController();
      const silence = sleep(patienceMs, undefined, waiting).then(() => {
        throw new StorageError('O armazenamento de arquivos parou no meio de um arquivo.');
      });
      silence.catch(() => undefined);
      const { done, value } = await Promise.race([reader.read(), silence]).finally(() =>
        waiting.abort(),
      );
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw away(error as Error);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

export async function bytesOf(answer: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf(answer)) pieces.push(piece);
  return Buffer.concat(pieces);
}
