import { counted } from '../../lib/counts.ts';
import { paths } from '../../lib/paths.ts';
import { stem, wordsOf } from '../../lib/search-words.ts';
import { type BroadcastCategory, broadcastCategories } from '../../lib/vocabulary.ts';
import { pageTitle } from '../addresses/page-title.ts';

export const tabs = {
  proximas: 'Próximas transmissões',
  anteriores: 'Transmissões anteriores',
} as const;
export type TabName = keyof typeof tabs;

/** How many each tab shows before one asks for all. */
export const shownAtFirst: Record<TabName, number> = { proximas: 12, anteriores: 24 };

/** What the address chose. */
export interface Choice {
  tab: TabName;
  category: BroadcastCategory | undefined;
}

interface Sorted {
  title: string;
  category: BroadcastCategory;
}

/** Recordings of the category, and those whose title names it: school volleyball games are in both. */
export function ofCategory<Item extends Sorted>(
  list: Item[],
  category: BroadcastCategory | undefined,
): Item[] {
  if (category === undefined) return list;
  const name = stemsOf(broadcastCategories[category]);
  return list.filter((item) => {
    const title = new Set(stemsOf(item.title));
    return item.category === category || name.every((word) => title.has(word));
  });
}

const stemsOf = (text: string) => wordsOf(text).map(stem);

/** The recording that was asked for, where the category shows it, listed or not; else the first. */
export function selectedOf<Item extends Sorted>(
  recordings: Item[],
  asked: Item | undefined,
  category: BroadcastCategory | undefined,
): Item | undefined {
  return (asked && ofCategory([asked], category)[0]) ?? recordings[0];
}

/** Recordings of the same sport come first. */
export function othersLike<Item extends Sorted & { slug: string }>(
  shown: { slug: string; category: BroadcastCategory },
  all: Item[],
  count: number,
): Item[] {
  const others = all.filter(({ slug }) => slug !== shown.slug);
  const alike = ofCategory(others, shown.category);
  return [...alike, ...others.filter((item) => !alike.includes(item))].slice(0, count);
}

/** What a list shows, in words: 'Transmissões anteriores, Vôlei: 2 gravações' */
export function listWords({ tab, category }: Choice, count: number): string {
  const name = pageTitle(tabs[tab], category && broadcastCategories[category]);
  const [one, many] =
    tab === 'proximas'
      ? (['transmissão marcada', 'transmissões marcadas'] as const)
      : (['gravação', 'gravações'] as const);
  return `${name}: ${count === 0 ? `nenhuma ${one}` : counted(count, one, many)}`;
}

/** The id of the chosen recording: on a phone the list is far below it. */
export const chosenId = 'gravacao';

/** The default tab stays out of the address, so that one view has one address. */
export function addressOf({ tab, category }: Choice, recording?: string): string {
  const params = new URLSearchParams();
  if (tab !== 'proximas') params.set('aba', tab);
  if (category) params.set('categoria', category);
  if (recording) params.set('gravacao', recording);
  return params.size === 0 ? paths.broadcasts : `${paths.broadcasts}?${params}`;
}

/** Every broadcast of a tab, or of its chosen category, page by page. */
export function allAddress({ tab, category }: Choice, page = 1): string {
  const params = new URLSearchParams();
  if (tab !== 'proximas') params.set('aba', tab);
  if (category) params.set('categoria', category);
  params.set('ver', 'todas');
  if (page > 1) params.set('pagina', String(page));
  return `${paths.broadcasts}?${params}`;
}
