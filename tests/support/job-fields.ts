import type { FlattenedField } from 'payload';

/** Dates that are a person's choice: when something happens or is shown, and what a form promises. */
const chosen = new Set([
  ...['events startsAt', 'events endsAt', 'news date', 'services opensAt', 'services closesAt'],
  ...['services reviewedAt', 'session-rules from', 'session-rules until', 'special-days day'],
  ...['upcoming-broadcasts startsAt', 'recorded-broadcasts date', 'competitions from'],
  ...['competitions until', 'matches startsAt', 'heats startsAt', 'state-records day'],
  ...['transparency-records date', 'sign-ups ageDay', 'sign-ups deleteOn'],
  ...['home nextEvents.until', 'home featured.until', 'home athletes.until'],
  ...['site-band from', 'site-band until', 'electoral-period from', 'electoral-period until'],
]);

/** What else jobs decide by: states, counts, cursors, and the keys under which a row is found. */
const decided: Record<string, string[]> = {
  'contact-messages': ['protocol', 'email', 'subject'],
  entries: ['protocol', 'quota', 'arrival', 'keyHash', 'emailMark'],
  'entry-notices': ['state', 'cursor', 'pending', 'code'],
  'newsletter-editions': ['state', 'recipients'],
  'outgoing-mails': ['to', 'messageId', 'attempts', 'edition'],
  media: ['filename', 'preparation.state', 'preparation.claim'],
  documents: ['filename'],
  users: ['sessions', 'loginAttempts'],
  'live-stream': ['viewers', 'announced'],
};

/** A field that no request may write, and what an attack would write into it. */
export interface JobField {
  path: string;
  value: unknown;
}

export const longAgo = '1999-01-01T00:00:00.000Z';

/** Of a collection or global: every date that nobody chooses, also those of tomorrow, and what is named above. */
export function jobFields(slug: string, fields: FlattenedField[], above = ''): JobField[] {
  return fields.flatMap((field): JobField[] => {
    const path = `${above}${field.name}`;
    if (field.type === 'date')
      return chosen.has(`${slug} ${path}`) ? [] : [{ path, value: longAgo }];
    if (decided[slug]?.includes(path)) return [{ path, value: valueFor(field) }];
    return field.type === 'group' ? jobFields(slug, field.flattenedFields, `${path}.`) : [];
  });
}

function valueFor(field: FlattenedField): unknown {
  if (field.type === 'number') return 1999;
  if (field.type === 'array') return [{ id: longAgo, createdAt: longAgo, expiresAt: longAgo }];
  if (field.type !== 'select') return field.type === 'email' ? 'a@exemplo.com' : longAgo;
  const last = field.options.at(-1);
  return typeof last === 'string' ? last : last?.value;
}

/** What a request would send. */
export function bodyOf(fields: JobField[]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { path, value } of fields) {
    const [name = '', inner] = path.split('.');
    body[name] = inner ? { ...Object(body[name]), [inner]: value } : value;
  }
  return body;
}

/** Those of the fields that an attack has written. */
export const writtenIn = (stored: unknown, fields: JobField[]): string[] =>
  fields.filter(({ path, value }) => holds(stored, path, value)).map(({ path }) => path);

function holds(stored: unknown, path: string, value: unknown): boolean {
  const found = path
    .split('.')
    .reduce<unknown>((part, name) => Reflect.get(Object(part), name), stored);
  return Array.isArray(value) ? JSON.stringify(found ?? []).includes(longAgo) : found === value;
}
