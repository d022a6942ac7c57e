import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** The keys for what people entrust to us. The first seals; all open, so that an older one can be retired. */
export interface KeyRing {
  sealing: readonly { id: string; key: Buffer }[];
  /** Finds equal values without opening them; it never changes, or nothing would be found any more. */
  finding: Buffer;
}

/**
 * Encrypts a text (AES-256-GCM) for one place: what is copied to another row does not open there.
 * As 'key id.nonce.tag.text'.
 */
export function seal({ sealing }: KeyRing, place: string, text: string): string {
  const [newest] = sealing;
  if (!newest) throw new Error('There is no key to seal with.');
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', newest.key, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
  return [newest.id, ...parts].join('.');
}

/** Throws for an unknown key, another place, or a changed byte. */
export function unseal({ sealing }: KeyRing, place: string, sealed: string): string {
  const [id, ...parts] = sealed.split('.');
  const known = sealing.find((one) => one.id === id);
  const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (!known || !nonce || !tag || !text) throw new Error(`Nothing opens what key ${id} sealed.`);
  const decipher = createDecipheriv('aes-256-gcm', known.key, nonce, { authTagLength: 16 });
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

export const isSealedWithNewest = ({ sealing: [newest] }: KeyRing, sealed: string): boolean =>
  sealed.startsWith(`${newest?.id}.`);

/** The same for equal values of one kind, and tells nothing of the value to whoever lacks the key. */
export const markOf = ({ finding }: KeyRing, kind: string, value: string): string =>
  createHmac('sha256', finding).update(`${kind}\n${value}`).digest('base64url');
