import { isMinorOn } from './age.ts';
import type { Day } from './dates.ts';
import type { EntryState, SignUpKind } from './vocabulary.ts';

/** Places of one category, in one town or for the whole state. */
export interface Quota {
  id: string;
  /** 'Feminina, Santana' */
  label: string;
  places: number;
}

/** What a sign-up asks for. */
export interface SignUpRule {
  kind: SignUpKind;
  minAge: number | undefined;
  maxAge: number | undefined;
  /** The day on which the age counts; without it, the day of sending. */
  ageDay: Day | undefined;
  /** One person, or the size of a team. */
  minMembers: number;
  maxMembers: number;
  quotas: readonly Quota[];
  asksCpf: boolean;
}

export interface EntryPerson {
  name: string;
  birth: Day;
  /** Of a minor: who answers for them, and what they are to them. */
  guardian: string;
  relation: string;
}

/** What is typed, page by page; empty texts are what was not asked yet. */
export interface EntryContent {
  team: string;
  quota: string;
  /** Who signs up. For one grown-up person that is the person. */
  name: string;
  email: string;
  phone: string;
  cpf: string;
  people: readonly EntryPerson[];
  /** Written by an attendant for somebody who may have no address. */
  atCounter?: boolean;
}

export const emptyEntry: EntryContent = {
  team: '',
  quota: '',
  name: '',
  email: '',
  phone: '',
  cpf: '',
  people: [],
};

/** States in which a place is taken. */
export const holdingStates: readonly EntryState[] = [
  'recebida',
  'conferencia',
  'aceita',
  'oferecida',
];

export const entryLimits = { name: 100, team: 60, relation: 60, appeal: 2000 } as const;

/** Of one person who is a minor, the guardian signs up. */
export const isSignedUpByGuardian = ({ kind }: SignUpRule, { people }: EntryContent, today: Day) =>
  kind === 'pessoa' && people[0] !== undefined && isMinorOn(people[0].birth, today);
