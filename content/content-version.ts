import { asVisitor, openPayload } from './payload.ts';

/** Grows with each publication; whoever keeps something rendered compares it. */
export async function readContentVersion(): Promise<number> {
  const payload = await openPayload();
  const { value } = await payload.findGlobal({ slug: 'content-version', ...asVisitor });
  return value;
}
