import type { Day } from './dates.ts';
import type { EntryPerson } from './entry.ts';
import { readTypedDay } from './typed-day.ts';

interface PastedPeople {
  people: EntryPerson[];
  /** Lines that are no person, as they were pasted. */
  unread: string[];
}

/** More is no list of a team; what is longer is not searched for a date. */
const mostLines = 100;
const longestLine = 200;

const personIn = /^(?:\d+\s*[.)-]?\s*)?(\D+?)[\s,;:–-]*(\d{1,2}[\s/.-]\d{1,2}[\s/.-]\d{4})\D*$/;

/** A list from a message or a table: in each line a name, then a birth date; numbers before the name are left out. */
export function readPastedPeople(text: string, today: Day): PastedPeople {
  const people: EntryPerson[] = [];
  const unread: string[] = [];
  const lines = text.split('\n').map((line) => line.trim());
  for (const line of lines.filter(Boolean).slice(0, mostLines)) {
    const parts = line.length > longestLine ? null : personIn.exec(line);
    const [, name = '', typed = ''] = parts ?? [];
    const birth = readTypedDay(typed, today);
    if ('day' in birth)
      people.push({
        name: name.replaceAll(/\s+/g, ' ').trim(),
        ...{ birth: birth.day, guardian: '', relation: '' },
      });
    else unread.push(line);
  }
  return { people, unread };
}
