import { dayOf, longDate } from '../../lib/dates.ts';
import { fillMessage, type PlaceholderValues } from '../../lib/message-text.ts';
import { noticeMail } from '../../mail/letters/entry.ts';
import type { Cause, Mail } from '../../mail/outbox.ts';
import type { Entry, EntryNotice, Event, Service, SignUp } from '../payload-types.ts';
import { relatedId } from '../related-id.ts';
import { settings } from '../settings.ts';
import { type KeptEntry, openEntry } from './sealed-entry.ts';

/** What is the same for all of a sign-up. */
export type SharedValues = Pick<PlaceholderValues, 'inscricao' | 'data'>;

export async function sharedValues(signUp: number, req: Cause): Promise<SharedValues> {
  const { db } = req.payload;
  const byId = (id: number | null | undefined) => ({ where: { id: { equals: id ?? 0 } }, req });
  const form = await db.findOne<SignUp>({ collection: 'sign-ups', ...byId(signUp) });
  const service = await db.findOne<Service>({
    ...{ collection: 'services', ...byId(relatedId(form?.service)) },
  });
  const event = await db.findOne<Event>({
    ...{ collection: 'events', ...byId(relatedId(form?.event) ?? relatedId(service?.event)) },
  });
  const moment = event?.startsAt ?? service?.closesAt;
  return {
    inscricao: service?.title ?? form?.title ?? '',
    data: moment ? longDate(dayOf(new Date(moment))) : undefined,
  };
}

type Written = Pick<EntryNotice, 'kind' | 'subject' | 'text' | 'code'>;

/** A notice with one entry's words in it. What the portal itself wrote of a change has no placeholders. */
export function filledNotice(
  { kind, subject, text }: Written,
  entry: Pick<Entry, 'protocol' | 'team'>,
  content: Pick<KeptEntry, 'name' | 'people'>,
  shared: SharedValues,
) {
  const values = {
    ...shared,
    nome: content.name,
    equipe: entry.team || content.people[0]?.name || content.name,
    protocolo: entry.protocol,
  };
  const fill = (words: string | null | undefined) =>
    kind === 'mudanca' ? (words ?? '') : fillMessage(words ?? '', values);
  return { subject: fill(subject), text: fill(text) };
}

/** The mail to one entry; undefined where it has no address, or can't be opened any more. */
export function letterTo(notice: Written, entry: Entry, shared: SharedValues): Mail | undefined {
  const content = openOrNothing(entry);
  if (!content?.email) return undefined;
  const { protocol } = entry;
  return {
    to: content.email,
    ...noticeMail({ protocol, ...filledNotice(notice, entry, content, shared) }, settings.siteUrl),
    name: `aviso-${notice.code}-${protocol}`,
  };
}

/** One that nobody can open must not keep the others from being told. */
function openOrNothing(entry: Entry): KeptEntry | undefined {
  try {
    return openEntry(entry);
  } catch {
    return undefined;
  }
}
