import type { SearchKind } from '../lib/search-kinds.ts';
import { speaksOf } from '../lib/search-words.ts';
import { placeKinds, sports } from '../lib/vocabulary.ts';
import { asVisitor, openPayload } from './payload.ts';

export interface Found {
  kind: SearchKind;
  title: string;
  summary: string;
  address: string;
}

/** Small enough to be read whole: a real engine takes over when it no longer is. */
export async function search(words: string, now: Date): Promise<Found[]> {
  if (words === '') return [];
  const everything = await listEverything(now);
  const has = (text: string) => speaksOf(text, words);
  const found = everything.filter(({ title, summary }) => has(`${title} ${summary}`));
  // What carries the words in its name comes first; the sort keeps the rest as it was.
  return found.sort((a, b) => Number(has(b.title)) - Number(has(a.title)));
}

async function listEverything(now: Date): Promise<Found[]> {
  const payload = await openPayload();
  const all = { pagination: false, ...asVisitor } as const;
  const [events, news, programs, athletes, places] = await Promise.all([
    payload.find({ collection: 'events', sort: '-startsAt', ...all }),
    payload.find({
      collection: 'news',
      // Not the bodies: they are long, and a search reads all of them.
      select: { title: true, excerpt: true, slug: true },
      where: { date: { less_than_equal: now.toISOString() } },
      sort: '-date',
      ...all,
    }),
    payload.find({ collection: 'programs', sort: 'order', ...all }),
    payload.find({ collection: 'athletes', sort: 'name', ...all }),
    payload.find({ collection: 'places', sort: 'name', ...all }),
  ]);
  return [
    ...events.docs.map((event) =>
      toFound('eventos', event.title, `${event.place}. ${event.description}`, '/agenda', event),
    ),
    ...news.docs.map((item) => toFound('noticias', item.title, item.excerpt, '/noticias', item)),
    ...programs.docs.map((item) =>
      toFound('programas', item.title, item.summary, '/programas', item),
    ),
    ...athletes.docs.map((item) =>
      toFound('atletas', item.name, `${item.sport}. ${item.headline}`, '/atletas', item),
    ),
    ...places.docs.map(({ name, kind, sports: played, address, slug, municipality }) => {
      const town = typeof municipality === 'object' ? municipality : undefined;
      const practised = played.map((sport) => sports[sport]).join(', ');
      return {
        kind: 'lugares' as const,
        title: name,
        summary: `${placeKinds[kind]}: ${practised}. ${address}, ${town?.name ?? ''}`,
        address: `/esporte-e-lazer?municipio=${town?.slug ?? ''}#lugar-${slug}`,
      };
    }),
  ];
}

function toFound(
  kind: SearchKind,
  title: string,
  summary: string,
  section: string,
  { slug }: { slug?: string | null },
): Found {
  return { kind, title, summary, address: `${section}/${slug}` };
}
