import { counted } from '../../lib/counts.ts';
import type { Day } from '../../lib/dates.ts';
import type { EntryPerson } from '../../lib/entry.ts';
import type { Checked, EntryErrors, Form } from '../../lib/person-check.ts';
import { rosterProblems, withAthlete, withoutAthlete, withPasted } from '../../lib/roster.ts';
import type { EntryProblem } from '../../lib/step-order.ts';
import {
  type AthletePage,
  readAthletePage,
  type ShownSignUp,
  type ShownStep,
} from './sign-up-view.ts';

export interface BoardProps {
  signUp: ShownSignUp;
  view: Omit<ShownStep, 'typed'> & { typed: Record<string, string> };
  today: Day;
  /** What is missing on the other pages. */
  others: readonly EntryProblem[];
}

/** Which page of the list is shown, and what is on it. */
export interface Board {
  step: 'atletas' | 'revisar';
  athlete: AthletePage;
  people: readonly EntryPerson[];
  typed: Form;
  errors: EntryErrors;
  /** Said after an answer, for who does not see the page change. */
  said: string;
}

type Known = Pick<BoardProps, 'signUp' | 'today' | 'others'>;

/** What the server drew. */
export const boardIn = ({ step, athlete, content, typed, errors }: BoardProps['view']): Board => ({
  step: step === 'revisar' ? step : 'atletas',
  athlete,
  people: content.people,
  typed: new Map(Object.entries(typed)),
  errors,
  said: '',
});

const page = (board: Board, change: Partial<Board>): Board => ({
  ...board,
  typed: new Map(),
  errors: {},
  said: '',
  ...change,
});

export const problemsOn = ({ people }: Board, { signUp, today, others }: Known): EntryProblem[] => {
  const { rule } = signUp;
  const own = rosterProblems({ rule, people, today });
  return [...others, ...own.map((text) => ({ step: 'atletas' as const, text }))];
};

/** The page that a link leads to; undefined where it leaves the board. */
export function follow(board: Board, address: URL, here: URL): Board | undefined {
  const { searchParams, pathname } = address;
  const step = searchParams.get('passo');
  const isHere =
    pathname === here.pathname &&
    searchParams.get('rascunho') === here.searchParams.get('rascunho');
  if (!isHere || (step !== 'atletas' && step !== 'revisar')) return undefined;
  return page(board, { step, athlete: readAthletePage(searchParams.get('atleta') ?? '') });
}

/** What becomes of a form that is sent; undefined where the portal must take it. */
export function takeHere(board: Board, form: Form, known: Known): Board | undefined {
  if (board.step === 'revisar') return takeReview(board, form, known);
  if (board.athlete === undefined) return takeList(board, form, known);
  const { people, athlete } = board;
  const { signUp, today } = known;
  const roster = { rule: signUp.rule, people, today };
  const checked: Checked<Board['people']> =
    athlete === 'lista' ? withPasted(form, roster) : withAthlete(form, athlete, roster);
  if ('errors' in checked) return { ...board, typed: form, errors: checked.errors, said: '' };
  const { length } = checked.value;
  const isMore = athlete !== 'lista' && length < signUp.rule.minMembers;
  return page(board, {
    people: checked.value,
    athlete: isMore ? length + 1 : undefined,
    said: `Na lista: ${counted(length, 'atleta', 'atletas')}.`,
  });
}

function takeList(board: Board, form: Form, known: Known): Board | undefined {
  const off = form.get('tirar');
  if (off !== undefined) {
    const name = board.people[Number(off) - 1]?.name ?? '';
    const people = withoutAthlete(board.people, Number(off));
    return page(board, { people, said: `${name} saiu da lista.` });
  }
  const { signUp, today, others } = known;
  const [missing] = rosterProblems({ rule: signUp.rule, people: board.people, today });
  if (missing) return page(board, { said: missing });
  return others.length > 0 ? undefined : page(board, { step: 'revisar' });
}

function takeReview(board: Board, form: Form, known: Known): Board | undefined {
  const isTrue = form.get('verdade') === 'sim';
  if (isTrue && problemsOn(board, known).length === 0) return undefined;
  const errors: EntryErrors = isTrue ? {} : { verdade: 'Marque que os dados são verdadeiros.' };
  return { ...board, typed: form, errors, said: '' };
}
