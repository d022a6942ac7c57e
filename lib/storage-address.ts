/** Where uploads are kept, if not on this machine's disk. */
export interface StorageAddress {
  /** `https://host:port`, without a path. */
  origin: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

const bucketShape = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** What most servers but Amazon's want. */
const usualRegion = 'us-east-1';

/** `s3://KEY:SECRET@HOST:PORT/BUCKET?region=…&tls=off`; undefined if it is anything else. */
export function readStorageAddress(text: string): StorageAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, host, username, password, pathname, searchParams, hash } = url;
  const bucket = pathname.slice(1);
  const { region = usualRegion, tls = 'on', ...unknown } = Object.fromEntries(searchParams);
  const isWhole = protocol === 's3:' && host && username && password && bucketShape.test(bucket);
  const isKnown = ['on', 'off'].includes(tls) && /^[\w-]+$/.test(region);
  if (!isWhole || !isKnown || hash || Object.keys(unknown).length > 0) return undefined;
  const [key, secret] = [username, password].map(decoded);
  if (!key || !secret) return undefined;
  return { origin: `${tls === 'on' ? 'https' : 'http'}://${host}`, bucket, region, key, secret };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
