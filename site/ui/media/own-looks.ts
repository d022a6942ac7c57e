import type { Picture } from '#content/pictures';
import { looksOf } from '../../../lib/posters.ts';

/** A list as it is shown: a poster whose figure came before is another picture of it. */
export function inOwnLooks<Item extends { picture: Picture }>(items: readonly Item[]): Item[] {
  const looks = looksOf(
    items.map(({ picture }) => (picture?.kind === 'poster' ? picture.poster : undefined)),
  );
  return items.map((item, index) => {
    const { picture } = item;
    const look = looks[index];
    return picture?.kind === 'poster' && look ? { ...item, picture: { ...picture, look } } : item;
  });
}
