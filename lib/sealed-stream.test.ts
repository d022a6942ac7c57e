import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createKeyPair, isPublicKey, openSealedStream, sealStream } from './sealed-stream.ts';

const [ours, other] = [createKeyPair(), createKeyPair()];

async function* inPieces(bytes: Buffer, size = 50_000) {
  for (let place = 0; place < bytes.length; place += size)
    yield bytes.subarray(place, place + size);
}

const seal = async (clear: Buffer, ...to: string[]) => buffer(sealStream(inPieces(clear), to));
const open = async (sealed: Buffer, key: string) =>
  buffer(openSealedStream(inPieces(sealed, 30_001), key));

test.each([0, 1, 65_535, 65_536, 65_537, 300_000])('%i bytes come back', async (size) => {
  const clear = randomBytes(size);
  const sealed = await seal(clear, ours.publicKey);
  expect((await open(sealed, ours.secretKey)).equals(clear)).toBe(true);
});

test('each of several keys opens it, and no other', async () => {
  const clear = Buffer.from('segredo');
  const sealed = await seal(clear, ours.publicKey, other.publicKey);
  expect(await open(sealed, ours.secretKey)).toEqual(clear);
  expect(await open(sealed, other.secretKey)).toEqual(clear);
  await expect(open(sealed, createKeyPair().secretKey)).rejects.toThrow('does not open');
  await expect(open(sealed, ours.publicKey)).rejects.toThrow('no secret key');
  expect(sealed.includes('segredo')).toBe(false);
});

test('a changed byte anywhere is noticed', async () => {
  const sealed = await seal(randomBytes(200_000), ours.publicKey);
  for (const place of [30, 120, 400, 66_000, 140_000, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    await expect(open(changed, ours.secretKey), String(place)).rejects.toThrow();
  }
});

test('what is cut off is noticed, also between two pieces', async () => {
  const sealed = await seal(randomBytes(65_536 * 3), ours.publicKey);
  const head = sealed.indexOf('\n') + 1;
  for (const length of [0, 10, head, head + 65_552, head + 2 * 65_552, sealed.length - 1])
    await expect(open(sealed.subarray(0, length), ours.secretKey)).rejects.toThrow();
});

test('keys have a shape of their own', () => {
  expect(isPublicKey(ours.publicKey)).toBe(true);
  expect(isPublicKey(ours.secretKey)).toBe(false);
});
