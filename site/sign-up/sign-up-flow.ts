// Long because every page of the form is taken here: what is kept, and where one goes next.
import { sendEntry } from '#content/entries';
import { beginDraft, openDraft, writeDraft } from '#content/entry-drafts';
import type { SignUp } from '#content/sign-ups';
import { isTeamNameTaken } from '#content/team-names';
import { dayOf } from '../../lib/dates.ts';
import type { EntryContent } from '../../lib/entry.ts';
import {
  type Checked,
  checkPerson,
  checkQuota,
  checkResponsible,
  checkTeam,
} from '../../lib/entry-check.ts';
import { type EntryStep, problemsOf, stepsOf } from '../../lib/entry-steps.ts';
import { readPastedPeople } from '../../lib/pasted-people.ts';
import { entryPath, signUpPath } from '../../lib/paths.ts';
import { isOpen, serviceState } from '../../lib/service-state.ts';
import type { AthletePage, SignUpView, StepView } from './sign-up-view.ts';

interface Asked {
  signUp: SignUp;
  key: string;
  step: EntryStep | undefined;
  athlete: AthletePage;
  now: Date;
}

type Form = ReadonlyMap<string, string>;
export type Outcome = { to: string } | { view: SignUpView; status: number };

const show = (view: SignUpView, status = 200): Outcome => ({ view, status });

/** The first page that lacks something; the last one when nothing does. */
function nextStep(content: EntryContent, { signUp, now }: Asked): EntryStep {
  return problemsOf(content, signUp.rule, dayOf(now))[0]?.step ?? 'revisar';
}

const goTo = (asked: Asked, step: EntryStep, athlete?: AthletePage): Outcome => ({
  to:
    signUpPath(asked.signUp.service.slug, { key: asked.key, step }) +
    (athlete === undefined ? '' : `&atleta=${athlete}`),
});

/** The page that was asked for. */
export async function lookAt(asked: Asked): Promise<Outcome> {
  const { signUp, key, now } = asked;
  if (!isOpen(serviceState(signUp.service, now))) return show({ kind: 'closed' });
  if (key === '') return show({ kind: 'start' });
  const content = await openDraft(key, signUp, now);
  if (!content) return show({ kind: 'gone' }, 404);
  return show(viewOf(asked, content));
}

function viewOf(asked: Asked, content: EntryContent): StepView {
  const { signUp, key, step, athlete } = asked;
  const isThere = step !== undefined && stepsOf(signUp.rule).includes(step);
  return {
    ...{ kind: 'step', key, content, typed: new Map(), errors: {} },
    step: isThere ? step : nextStep(content, asked),
    athlete,
  };
}

/** Keeps what was posted, or shows it again with what is wrong. */
export async function take(asked: Asked, form: Form): Promise<Outcome> {
  const { signUp, now } = asked;
  if (!isOpen(serviceState(signUp.service, now))) return show({ kind: 'closed' }, 409);
  if (form.get('acao') === 'comecar') {
    const key = await beginDraft(signUp, now);
    return goTo({ ...asked, key }, stepsOf(signUp.rule)[0] ?? 'revisar');
  }
  const content = await openDraft(asked.key, signUp, now);
  if (form.get('acao') === 'enviar') return send(asked, form, content);
  if (!content) return show({ kind: 'gone' }, 404);
  const view = viewOf(asked, content);
  if (view.step === 'atletas' && asked.athlete === undefined)
    return takeRoster(asked, content, form);
  if (asked.athlete === 'lista') return takePasted(asked, content, view, form);
  const checked = await checkStep(asked, view, content, form);
  if ('errors' in checked) return show({ ...view, typed: form, errors: checked.errors }, 422);
  const written = await writeDraft(asked.key, checked.value, now);
  if (view.step === 'atletas' && written.people.length < signUp.rule.minMembers)
    return goTo(asked, 'atletas', written.people.length + 1);
  return goTo(asked, view.step === 'atletas' ? 'atletas' : nextStep(written, asked));
}

async function checkStep(
  { signUp, key, athlete, now }: Asked,
  { step }: StepView,
  content: EntryContent,
  form: Form,
): Promise<Checked<Partial<EntryContent>>> {
  const today = dayOf(now);
  const { rule } = signUp;
  if (step === 'vaga') return checkQuota(form, rule);
  if (step === 'contato') return checkResponsible(form, rule, content, today);
  if (step === 'equipe') {
    const checked = checkTeam(form);
    if ('errors' in checked || !(await isTeamNameTaken(checked.value.team, signUp, key)))
      return checked;
    const taken = 'Já existe uma equipe com este nome. Você pode pôr o bairro.';
    return { errors: { equipe: taken } };
  }
  const place = typeof athlete === 'number' ? athlete - 1 : 0;
  const checked = checkPerson(form, rule, content, place, today);
  if ('errors' in checked) return checked;
  const people = [...content.people];
  people[Math.min(place, people.length)] = checked.value;
  return { value: { people } };
}

/** The list itself: one is taken off it, or one goes on. */
async function takeRoster(asked: Asked, content: EntryContent, form: Form): Promise<Outcome> {
  const off = Number(form.get('tirar'));
  if (!form.has('tirar')) return goTo(asked, nextStep(content, asked));
  const people = content.people.filter((_, place) => place !== off - 1);
  await writeDraft(asked.key, { people }, asked.now);
  return goTo(asked, 'atletas');
}

async function takePasted(
  asked: Asked,
  content: EntryContent,
  view: StepView,
  form: Form,
): Promise<Outcome> {
  const { people, unread } = readPastedPeople(form.get('lista') ?? '', dayOf(asked.now));
  const { maxMembers } = asked.signUp.rule;
  const room = maxMembers - content.people.length;
  const error =
    people.length > room
      ? `São no máximo ${maxMembers} atletas. A lista colada tem ${people.length}.`
      : unread.length > 0 || people.length === 0
        ? 'Não entendemos algumas linhas. Em cada uma: nome completo e data de nascimento, como Ana Reis 30/7/1999.'
        : undefined;
  if (error) return show({ ...view, typed: form, errors: { lista: error } }, 422);
  await writeDraft(asked.key, { people: [...content.people, ...people] }, asked.now);
  return goTo(asked, 'atletas');
}

async function send(asked: Asked, form: Form, content: EntryContent | undefined): Promise<Outcome> {
  if (content && form.get('verdade') !== 'sim') {
    const errors = { verdade: 'Marque que os dados são verdadeiros.' };
    return show({ ...viewOf(asked, content), step: 'revisar', typed: form, errors }, 422);
  }
  const answer = await sendEntry(asked.key, asked.signUp, asked.now);
  if (answer.kind === 'kept') return { to: entryPath(answer.protocol, asked.key) };
  if (answer.kind === 'wrong' && content)
    return show({ ...viewOf(asked, content), step: 'revisar' }, 422);
  return show({ kind: answer.kind === 'closed' ? 'closed' : 'gone' }, 409);
}
