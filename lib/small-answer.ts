import { boundedBytes } from './bounded-bytes.ts';

/** Why there may be none: no connection, no answer in time, a refusal, too many bytes. */
type Missing = undefined;

/**
 * What another service answers, if it does so soon and shortly. Never throws: whoever asks has something to
 * show without it.
 */
export async function smallAnswer(
  address: string,
  { withinMs, mostBytes }: { withinMs: number; mostBytes: number },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string } | Missing> {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(withinMs),
      redirect: 'error',
    });
    if (!answer.ok || !answer.body) return undefined;
    const bytes = await boundedBytes(answer.body, mostBytes);
    if (!bytes) return undefined;
    const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    return { bytes, type };
  } catch {
    return undefined;
  }
}

/** The same, read as JSON. */
export async function smallJson(
  address: string,
  limits: { withinMs: number; mostBytes: number },
): Promise<unknown> {
  const answer = await smallAnswer(address, limits);
  if (!answer) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(answer.bytes));
  } catch {
    return undefined;
  }
}
