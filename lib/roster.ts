import { type Day, parseDay, shortDate } from './dates.ts';
import { type EntryPerson, entryLimits, type SignUpRule } from './entry.ts';
import { readPastedPeople } from './pasted-people.ts';
import {
  type Checked,
  checkPerson,
  cleanLine,
  type EntryErrors,
  type Form,
  sizeError,
} from './person-check.ts';

/** The people of an entry: what the server and the browser do with them alike. */
type People = readonly EntryPerson[];

interface Roster {
  rule: SignUpRule;
  people: People;
  today: Day;
}

/** With one written anew; `athlete` counts from 1. */
export function withAthlete(form: Form, athlete: number, roster: Roster): Checked<People> {
  const { rule, people, today } = roster;
  const place = Math.min(athlete - 1, people.length);
  const checked = checkPerson(form, rule, { people }, place, today);
  if ('errors' in checked) return checked;
  return { value: [...people.slice(0, place), checked.value, ...people.slice(place + 1)] };
}

/** With a list that somebody had already. */
export function withPasted(form: Form, { rule, people, today }: Roster): Checked<People> {
  const pasted = readPastedPeople(form.get('lista') ?? '', today);
  const { maxMembers } = rule;
  const error =
    pasted.people.length > maxMembers - people.length
      ? `São no máximo ${maxMembers} atletas. A lista colada tem ${pasted.people.length}.`
      : pasted.unread.length > 0 || pasted.people.length === 0
        ? 'Não entendemos algumas linhas. Em cada uma: nome completo e data de nascimento, como Ana Reis 30/7/1999.'
        : undefined;
  return error ? { errors: { lista: error } } : { value: [...people, ...pasted.people] };
}

/** Without one, who is counted from 1. */
export const withoutAthlete = (people: People, athlete: number): People =>
  people.filter((_, place) => place !== athlete - 1);

const formOf = (fields: Record<string, string>) => new Map(Object.entries(fields));

export const errorsIn = (checked: { errors: EntryErrors } | object): string[] =>
  'errors' in checked ? Object.values(checked.errors as Record<string, string>) : [];

/** What is wrong with each of the people. */
export function peopleProblems({ rule, people, today }: Roster): string[] {
  return people.flatMap((person, place) => {
    const typed = {
      nome: person.name,
      nascimento: person.birth && shortDate(person.birth),
      ...{ responsavel: person.guardian, parentesco: person.relation },
    };
    const errors = errorsIn(checkPerson(formOf(typed), rule, { people }, place, today));
    return rule.kind === 'pessoa' ? errors : errors.map((error) => `${person.name}: ${error}`);
  });
}

/** The same for a team, with its size. */
export function rosterProblems(roster: Roster): string[] {
  const size = sizeError(roster.people.length, roster.rule);
  return [...(size ? [size] : []), ...peopleProblems(roster)];
}

const fields = ['name', 'birth', 'guardian', 'relation'] as const;

/** People as a browser sends them; undefined for anything else. Whether they are right is checked later. */
export function readSentPeople(text: string, { maxMembers }: SignUpRule): People | undefined {
  const sent = parse(text);
  if (!Array.isArray(sent) || sent.length > maxMembers) return undefined;
  const people = sent.map(readPerson);
  return people.every((person) => person !== undefined) ? people : undefined;
}

function readPerson(sent: unknown): EntryPerson | undefined {
  const values = fields.map((name) => (sent as Record<string, unknown> | null)?.[name]);
  if (!values.every((value) => typeof value === 'string' && value.length <= entryLimits.name))
    return undefined;
  const [name = '', birth = '', guardian = '', relation = ''] = (values as string[]).map(cleanLine);
  return parseDay(birth) ? { name, birth, guardian, relation } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
