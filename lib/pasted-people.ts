import type { Day } from './dates.ts';
import type { EntryPerson } from './entry.ts';
import { readTypedDay } from './typed-day.ts';

interface PastedPeople {
  people: EntryPerson[];
  /** Lines that are no person, as they were pasted. */
  unread: string[];
}

/** A list from a message or a table: in each line a name, then a birth date; numbers before the name are left out. */
export function readPastedPeople(text: string, today: Day): PastedPeople {
  const people: EntryPerson[] = [];
  const unread: string[] = [];
  const lines = text.split('\n').map((line) => line.trim());
  for (const line of lines.filter(Boolean)) {
    const parts =
      /^(?:\d+\s*[.)-]?\s*)?(\D+?)[\s,;:–-]*(\d{1,2}[\s/.-]\d{1,2}[\s/.-]\d{4})\D*$/.exec(line);
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
