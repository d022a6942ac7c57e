import { isMinorOn } from './age.ts';
import type { Day } from './dates.ts';
import type { FileKind } from './file-kinds.ts';
import type { EntryState, SignUpKind } from './vocabulary.ts';

/** Places of one category, in one town or for the whole state. */
export interface Quota {
  id: string;
  /** 'Feminina, Santana' */
  label: string;
  places: number;
}

/** A document that a rule demands. */
export interface DemandedDocument {
  id: string;
  /** 'Declaração do clube' */
  name: string;
  /** Which rule demands it. */
  rule: string;
}

/** What was sent for it. */
export interface EntryFile {
  document: string;
  /** Its random name among the files of this entry. */
  file: string;
  kind: FileKind;
  bytes: number;
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
  documents: readonly DemandedDocument[];
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
  files?: readonly EntryFile[];
  /** Written by an attendant for somebody who may have no address. */
  atCounter?: boolean;
  /** Of something that was sent: its places stay the same. */
  correcting?: boolean;
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

/** States in which who signed up may still change what was written, or step back. */
export const correctableStates: readonly EntryState[] = ['recebida', 'conferencia', 'espera'];
export const withdrawableStates: readonly EntryState[] = [...holdingStates, 'espera'];

export const entryLimits = { name: 100, team: 60, relation: 60, appeal: 2000 } as const;

/** Of one person who is a minor, the guardian signs up. */
export const isSignedUpByGuardian = ({ kind }: SignUpRule, { people }: EntryContent, today: Day) =>
  kind === 'pessoa' && people[0] !== undefined && isMinorOn(people[0].birth, today);
