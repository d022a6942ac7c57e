import { sendEntry } from '#content/entries';
import { beginDraft, openDraft, writeDraft } from '#content/entry-drafts';
import { isTeamNameTaken } from '#content/team-names';
import { dayOf } from '../../lib/dates.ts';
import { type EntryContent, emptyEntry } from '../../lib/entry.ts';
import { checkQuota, checkResponsible, checkTeam } from '../../lib/entry-check.ts';
import { entryPath } from '../../lib/paths.ts';
import type { Checked } from '../../lib/person-check.ts';
import { readSentPeople, withAthlete, withoutAthlete, withPasted } from '../../lib/roster.ts';
import { isOpen, serviceState } from '../../lib/service-state.ts';
import { stepsOf } from '../../lib/step-order.ts';
import { type Asked, goTo, nextStep, type Outcome, show, viewOf } from './asked-page.ts';
import { takeDocuments } from './documents-flow.ts';
import { correctedOften } from './entry-notices.ts';
import type { StepView } from './sign-up-view.ts';

type Form = ReadonlyMap<string, string>;

/** Keeps what was posted, or shows it again with what is wrong. */
export async function take(asked: Asked, form: Form): Promise<Outcome> {
  const { signUp, now } = asked;
  if (!isOpen(serviceState(signUp.service, now))) return show({ kind: 'closed' }, 409);
  if (form.get('acao') === 'comecar') {
    const key = await beginDraft(signUp, now);
    return goTo({ ...asked, key }, stepsOf(signUp.rule, emptyEntry)[0] ?? 'revisar');
  }
  const content = await openWith(asked, form);
  if (form.get('acao') === 'enviar') return send(asked, form, content);
  if (!content) return show({ kind: 'gone' }, 404);
  const view = viewOf(asked, content);
  if (view.step === 'atletas' && asked.athlete === undefined)
    return takeRoster(asked, content, form);
  if (view.step === 'documentos') return takeDocuments(asked, content, form);
  const checked = await checkStep(asked, view, content, form);
  if ('errors' in checked) return show({ ...view, typed: form, errors: checked.errors }, 422);
  const written = await writeDraft(asked.key, checked.value, now);
  const isOne = typeof asked.athlete === 'number';
  if (view.step === 'atletas' && isOne && written.people.length < signUp.rule.minMembers)
    return goTo(asked, 'atletas', written.people.length + 1);
  return goTo(asked, view.step === 'atletas' ? 'atletas' : nextStep(written, asked));
}

/** Keeps what the browser has of a team, while it is being written; returns the status of the answer. */
export async function keepSoFar(asked: Asked, form: Form): Promise<204 | 404 | 409 | 422> {
  if (!isOpen(serviceState(asked.signUp.service, asked.now))) return 409;
  if (!readSentPeople(form.get('atletas') ?? '', asked.signUp.rule)) return 422;
  return (await openWith(asked, form)) ? 204 : 404;
}

/** The draft, with the people that the browser has kept so far. */
async function openWith({ key, signUp, now }: Asked, form: Form) {
  const content = await openDraft(key, signUp, now);
  const people = content && readSentPeople(form.get('atletas') ?? '', signUp.rule);
  return people ? writeDraft(key, { people }, now) : content;
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
  const roster = { rule, people: content.people, today };
  const which = step === 'atletas' ? (athlete ?? 1) : 1;
  const checked = which === 'lista' ? withPasted(form, roster) : withAthlete(form, which, roster);
  return 'errors' in checked ? checked : { value: { people: checked.value } };
}

/** The list itself: one is taken off it, or one goes on. */
async function takeRoster(asked: Asked, content: EntryContent, form: Form): Promise<Outcome> {
  if (!form.has('tirar')) return goTo(asked, nextStep(content, asked));
  const people = withoutAthlete(content.people, Number(form.get('tirar')));
  await writeDraft(asked.key, { people }, asked.now);
  return goTo(asked, 'atletas');
}

async function send(asked: Asked, form: Form, content: EntryContent | undefined): Promise<Outcome> {
  if (form.get('verdade') !== 'sim') {
    if (!content) return show({ kind: 'gone' }, 409);
    const errors = { verdade: 'Marque que os dados são verdadeiros.' };
    return show({ ...viewOf(asked, content), step: 'revisar', typed: form, errors }, 422);
  }
  const answer = await sendEntry(asked.key, asked.signUp, asked.now);
  if (answer.kind === 'kept') return { to: entryPath(answer.protocol, asked.key) };
  if (content && (answer.kind === 'wrong' || answer.kind === 'often')) {
    const view = { ...viewOf(asked, content), step: 'revisar' as const };
    return answer.kind === 'wrong'
      ? show(view, 422)
      : show({ ...view, typed: form, notice: correctedOften }, 429);
  }
  return show({ kind: answer.kind === 'closed' ? 'closed' : 'gone' }, 409);
}
