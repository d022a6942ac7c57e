import { asVisitor, openPayload } from './payload.ts';

/** A page of its own that some document has, and when that document last changed. */
export interface PageAddress {
  path: string;
  changedAt: Date;
}

/** Whatever has a page: only its address is read, because there may be very many. */
export async function listPageAddresses(now: Date): Promise<PageAddress[]> {
  const payload = await openPayload();
  const all = {
    pagination: false,
    sort: 'slug',
    select: { slug: true, updatedAt: true },
    ...asVisitor,
  } as const;
  const [news, events, programs, athletes, recorded, upcoming] = await Promise.all([
    payload.find({
      collection: 'news',
      where: { date: { less_than_equal: now.toISOString() } },
      ...all,
    }),
    payload.find({ collection: 'events', ...all }),
    payload.find({ collection: 'programs', ...all }),
    payload.find({ collection: 'athletes', ...all }),
    payload.find({ collection: 'recorded-broadcasts', ...all }),
    payload.find({ collection: 'upcoming-broadcasts', ...all }),
  ]);
  return [
    ...news.docs.map(at('/noticias')),
    ...events.docs.map(at('/agenda')),
    ...programs.docs.map(at('/programas')),
    ...athletes.docs.map(at('/atletas')),
    // A recording may have kept the name of its announcement: they share a page.
    ...new Map(
      [...upcoming.docs, ...recorded.docs].map((document) => [
        document.slug,
        at('/transmissoes')(document),
      ]),
    ).values(),
  ];
}

interface Addressed {
  slug?: string | null;
  updatedAt: string;
}

const at =
  (section: string) =>
  ({ slug, updatedAt }: Addressed): PageAddress => ({
    path: `${section}/${slug}`,
    changedAt: new Date(updatedAt),
  });
