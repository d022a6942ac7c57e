import { asVisitor, openPayload } from './payload.ts';

/** Grows with each publication. Whoever keeps rendered pages compares it. */
export async function readContentVersion(): Promise<number> {
  const payload = await openPayload();
  const { value } = await payload.findGlobal({ slug: 'content-version', ...asVisitor });
  return value;
}
