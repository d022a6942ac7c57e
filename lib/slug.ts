import { fold } from './fold.ts';

/** The part of an address that names a thing: 'Copa das Arenas: abertura' → 'copa-das-arenas-abertura'. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}
