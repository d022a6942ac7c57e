import type { Payload } from 'payload';
import { dayOf, shortDate } from '../../lib/dates.ts';
import { eventEnd } from '../../lib/event-end.ts';
import { handwrittenEnd, type PickEnd, pickEnd } from '../../lib/home-pick.ts';
import { homeOfCollection } from '../../lib/subjects.ts';
import type { Event } from '../payload-types.ts';

/** A pick of the home page that visitors no longer see, or that is pinned after its day. */
export interface StalePick {
  block: 'Próximos Eventos' | 'Destaques' | 'Atletas em destaque';
  title: string;
  /** Its page, for what has one; what is not published has none at the moment. */
  path: string | undefined;
  why: string;
  /** The moment that the editor gave, as stored. */
  until: string | undefined;
}

const reasons: Record<PickEnd, string> = {
  until: 'O prazo acabou',
  withdrawn: 'Não está publicado',
  off: 'Foi adiado ou cancelado',
  over: 'Já passou',
};

interface Shown {
  collection: string;
  document: { title?: string; name?: string; slug?: string | null; _status?: string | null };
}

/** For editors: titles of drafts are among them. */
export async function listStalePicks(payload: Payload, now: Date): Promise<StalePick[]> {
  const home = await payload.findGlobal({ slug: 'home', depth: 1, overrideAccess: true });
  const pinned = home.pinNextEvents === true;
  const next = (home.nextEvents ?? []).flatMap((row) => {
    const event = typeof row.event === 'object' ? row.event : undefined;
    const shown = event ? { collection: 'events', document: event } : undefined;
    const endsAt = event ? endOf(event) : handwrittenEnd(row);
    const pick = { shown, title: row.title, until: row.until, endsAt };
    const stale = staleOf('Próximos Eventos', pick, now);
    return stale && pinned && stale.end === 'over'
      ? [{ ...stale.pick, why: `${stale.pick.why}, mas está fixado` }]
      : stale
        ? [stale.pick]
        : [];
  });
  const featured = (home.featured ?? []).flatMap(({ pick, title, until }) => {
    const value = typeof pick?.value === 'object' ? pick.value : undefined;
    const shown = pick && value ? { collection: pick.relationTo, document: value } : undefined;
    const endsAt = pick?.relationTo === 'events' && value ? endOf(value as Event) : undefined;
    return staleOf('Destaques', { shown, title, until, endsAt }, now)?.pick ?? [];
  });
  const athletes = (home.athletes ?? []).flatMap(({ athlete, until }) => {
    if (typeof athlete !== 'object' || athlete === null) return [];
    const shown = { collection: 'athletes', document: athlete };
    return staleOf('Atletas em destaque', { shown, until }, now)?.pick ?? [];
  });
  return [...next, ...featured, ...athletes];
}

/** A draft may have no date yet. */
const endOf = (event: Event) => (event.startsAt ? eventEnd(event) : undefined);

interface Chosen {
  shown: Shown | undefined;
  /** Written by hand, for what refers to nothing. */
  title?: string | null | undefined;
  until?: string | null | undefined;
  endsAt?: Date | undefined;
}

function staleOf(
  block: StalePick['block'],
  { shown, title, until, endsAt }: Chosen,
  now: Date,
): { end: PickEnd; pick: StalePick } | undefined {
  const document = shown?.document;
  const isPublic = !document || document._status === 'published';
  const situation = document && 'situation' in document ? document.situation : 'confirmado';
  const isOff = shown?.collection === 'events' && situation !== 'confirmado';
  const end = pickEnd({ until, isPublic, isOff, endsAt }, now);
  if (!end) return undefined;
  const home = shown && homeOfCollection.get(shown.collection);
  const when = end === 'until' && until ? ` em ${shortDate(dayOf(new Date(until)))}` : '';
  return {
    end,
    pick: {
      block,
      title: document?.title ?? document?.name ?? title ?? '',
      path: isPublic && home && document?.slug ? `${home}/${document.slug}` : undefined,
      why: reasons[end] + when,
      until: until ?? undefined,
    },
  };
}
