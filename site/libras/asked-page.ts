import { paths } from '../../lib/paths.ts';

const here = 'http://here';

/** The page whose text is to be shown in Libras: an address of this site, or nothing. */
export function askedPage(text: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, here)) return undefined;
  const { origin, pathname, search } = new URL(text, here);
  return origin === here && !pathname.startsWith(paths.libras) ? pathname + search : undefined;
}
