import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { ByteSource } from './byte-source.ts';

/**
 * A stream that only the holder of a secret key can open. Its first line, JSON, has the stream's own key, wrapped for
 * each public key (X25519 with a key used once, HKDF, AES-256-GCM). Then come pieces of 64 KB, each sealed with its
 * number and with whether it is the last, so that pieces can be neither moved nor left off.
 */
export const sealedStart = '{"portal":"cifrado"';

const pieceSize = 64 * 1024;
const tagSize = 16;
const publicShape = /^portal-publica-([\w-]{43})$/;
const secretShape = /^portal-secreta-([\w-]{43})([\w-]{43})$/;

export const isPublicKey = (text: string) => publicShape.test(text);

interface Wrapped {
  ephemeral: string;
  key: string;
}

export class SealError extends Error {}

export function createKeyPair(): { publicKey: string; secretKey: string } {
  const { x = '', d = '' } = generateKeyPairSync('x25519').privateKey.export({ format: 'jwk' });
  return { publicKey: `portal-publica-${x}`, secretKey: `portal-secreta-${x}${d}` };
}

const publicFrom = (x: string) =>
  createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x }, format: 'jwk' });

function wrappingKey(secret: KeyObject, other: KeyObject, salt: string): Buffer {
  const shared = diffieHellman({ privateKey: secret, publicKey: other });
  return Buffer.from(hkdfSync('sha256', shared, salt, 'portal-copia-1', 32));
}

/** Each wrapping key is used once, so its nonce may be all zeros. */
const once = Buffer.alloc(12);

function wrap(streamKey: Buffer, recipient: string): Wrapped {
  const [, x = ''] = publicShape.exec(recipient) ?? [];
  if (x === '') throw new SealError('This is no public key.');
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  const { x: ephemeral = '' } = publicKey.export({ format: 'jwk' });
  const cipher = createCipheriv(
    ...(['aes-256-gcm', wrappingKey(privateKey, publicFrom(x), ephemeral + x), once] as const),
  );
  const key = Buffer.concat([cipher.update(streamKey), cipher.final(), cipher.getAuthTag()]);
  return { ephemeral, key: key.toString('base64url') };
}

function unwrap(wrapped: Wrapped[], secretKey: string): Buffer {
  const [, x = '', d = ''] = secretShape.exec(secretKey.trim()) ?? [];
  if (x === '') throw new SealError('This is no secret key.');
  const secret = createPrivateKey({ key: { kty: 'OKP', crv: 'X25519', x, d }, format: 'jwk' });
  for (const { ephemeral, key } of wrapped) {
    const bytes = Buffer.from(key, 'base64url');
    const opening = wrappingKey(secret, publicFrom(ephemeral), ephemeral + x);
    const decipher = createDecipheriv('aes-256-gcm', opening, once, { authTagLength: tagSize });
    decipher.setAuthTag(bytes.subarray(-tagSize));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(0, -tagSize)), decipher.final()]);
    } catch {
      // Wrapped for somebody else.
    }
  }
  throw new SealError('This key does not open it.');
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Pieces of the full size, each with its number and whether it is the last. */
async function* numbered(source: ByteSource, size: number) {
  let piece = await source.upTo(size);
  for (let number = 0; ; number += 1) {
    const next = piece.length < size ? Buffer.alloc(0) : await source.upTo(size);
    yield { piece, number, isLast: next.length === 0 };
    if (next.length === 0) return;
    piece = next;
  }
}

export async function* sealStream(
  clear: AsyncIterable<Uint8Array>,
  recipients: string[],
): AsyncGenerator<Buffer> {
  const key = randomBytes(32);
  const to = recipients.map((recipient) => wrap(key, recipient));
  const head = Buffer.from(`${sealedStart},"v":1,"to":${JSON.stringify(to)}}\n`);
  const headHash = createHash('sha256').update(head).digest();
  yield head;
  for await (const { piece, number, isLast } of numbered(new ByteSource(clear), pieceSize)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(headHash);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Throws for another key, a changed byte, or a stream that was cut off. */
export async function* openSealedStream(
  sealed: AsyncIterable<Uint8Array>,
  secretKey: string,
): AsyncGenerator<Buffer> {
  const source = new ByteSource(sealed);
  const { head, to } = await readHead(source);
  const headHash = createHash('sha256').update(head).digest();
  const key = unwrap(to, secretKey);
  for await (const { piece, number, isLast } of numbered(source, pieceSize + tagSize)) {
    if (piece.length < tagSize) throw new SealError('The stream is cut off.');
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), {
      authTagLength: tagSize,
    });
    decipher.setAAD(headHash).setAuthTag(piece.subarray(-tagSize));
    yield Buffer.concat([decipher.update(piece.subarray(0, -tagSize)), decipher.final()]);
  }
}

const longestHead = 4096;

async function readHead(source: ByteSource): Promise<{ head: Buffer; to: Wrapped[] }> {
  const bytes: Buffer[] = [];
  while (bytes.length < longestHead) {
    const byte = await source.upTo(1);
    if (byte.length === 0) break;
    bytes.push(byte);
    if (byte[0] !== 0x0a) continue;
    const head = Buffer.concat(bytes);
    const { v, to } = JSON.parse(head.toString()) as { v: number; to: Wrapped[] };
    if (v === 1) return { head, to };
    break;
  }
  throw new SealError('This is no sealed stream.');
}
