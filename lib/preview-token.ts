import { createHmac, timingSafeEqual } from 'node:crypto';

/** A draft, and the account that asked to see it. */
export interface Previewed {
  collection: string;
  id: number;
  user: number;
}

const halfHourMs = 30 * 60_000;
const form = /^([a-z-]{1,40})\.(\d{1,12})\.(\d{1,12})\.(\d{1,12})\.([\w-]{43})$/;

/**
 * Names a draft for who may see it, for an hour at most. It is the same for half an hour, so that the page
 * beside the form keeps its place while the form is saved again and again.
 */
export function signPreview(previewed: Previewed, now: Date, key: string): string {
  const until = (Math.floor(now.getTime() / halfHourMs) + 2) * (halfHourMs / 1000);
  return signed(previewed, until, key);
}

/** What it names; nothing for what we did not sign. */
export function readPreviewToken(
  token: string,
  now: Date,
  key: string,
): Previewed | 'expired' | undefined {
  const [, collection = '', id, user, until] = form.exec(token) ?? [];
  const previewed = { collection, id: Number(id), user: Number(user) };
  const [given, right] = [token, signed(previewed, Number(until), key)].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return Number(until) * 1000 > now.getTime() ? previewed : 'expired';
}

/** `until` in seconds. */
function signed({ collection, id, user }: Previewed, until: number, key: string): string {
  const facts = `${collection}.${id}.${user}.${until}`;
  return `${facts}.${createHmac('sha256', key).update(`previa\n${facts}`).digest('base64url')}`;
}
