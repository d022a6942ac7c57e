import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** The keys for what people entrust to us. The first seals; all open, so that an older one can be retired. */
export interface KeyRing {
  sealing: readonly { id: string; key: Buffer }[];
  /** Finds equal values without opening them; it never changes, or nothing would be found any more. */
  finding: Buffer;
}

interface Sealed {
  /** 'key id.nonce.tag' */
  head: string;
  bytes: Buffer;
}

/** Encrypts (AES-256-GCM) for one place: what is copied to another does not open there. */
function encrypt({ sealing: [newest] }: KeyRing, place: string, clear: Buffer): Sealed {
  if (!newest) throw new Error('There is no key to seal with.');
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', newest.key, nonce).setAAD(Buffer.from(place));
  const bytes = Buffer.concat([cipher.update(clear), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return { head: [newest.id, ...parts].join('.'), bytes };
}

/** Throws for an unknown key, another place, or a changed byte. */
function decrypt({ sealing }: KeyRing, place: string, { head, bytes }: Sealed): Buffer {
  const [id, ...parts] = head.split('.');
  const known = sealing.find((one) => one.id === id);
  const [nonce, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (!known || !nonce || !tag) throw new Error(`Nothing opens what key ${id} sealed.`);
  const decipher = createDecipheriv('aes-256-gcm', known.key, nonce, { authTagLength: 16 });
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes), decipher.final()]);
}

/** As 'key id.nonce.tag.text'. */
export function seal(ring: KeyRing, place: string, text: string): string {
  const { head, bytes } = encrypt(ring, place, Buffer.from(text));
  return `${head}.${bytes.toString('base64url')}`;
}

export function unseal(ring: KeyRing, place: string, sealed: string): string {
  const end = sealed.lastIndexOf('.');
  const bytes = Buffer.from(sealed.slice(end + 1), 'base64url');
  return decrypt(ring, place, { head: sealed.slice(0, Math.max(0, end)), bytes }).toString();
}

/** A file: a line 'key id.nonce.tag', then the bytes. */
export function sealFile(ring: KeyRing, place: string, clear: Buffer): Buffer {
  const { head, bytes } = encrypt(ring, place, clear);
  return Buffer.concat([Buffer.from(`${head}\n`), bytes]);
}

export function unsealFile(ring: KeyRing, place: string, sealed: Buffer): Buffer {
  const end = sealed.indexOf('\n');
  const head = sealed.toString('utf8', 0, Math.max(0, end));
  return decrypt(ring, place, { head, bytes: sealed.subarray(end + 1) });
}

/** Of a text or a file: both begin with the key's id. */
export const isSealedWithNewest = (
  { sealing: [newest] }: KeyRing,
  sealed: string | Buffer,
): boolean => sealed.slice(0, 40).toString().startsWith(`${newest?.id}.`);

/** The same for equal values of one kind, and tells nothing of the value to whoever lacks the key. */
export const markOf = ({ finding }: KeyRing, kind: string, value: string): string =>
  createHmac('sha256', finding).update(`${kind}\n${value}`).digest('base64url');
