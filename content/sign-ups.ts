import type { SignUp as Document, Service } from '../cms/payload-types.ts';
import { type Day, dayOf } from '../lib/dates.ts';
import type { Quota, SignUpRule } from '../lib/entry.ts';
import { holdingStates } from '../lib/entry.ts';
import type { ServiceDates } from '../lib/service-state.ts';
import { asVisitor, openPayload } from './payload.ts';

/** The form of a service that is public. */
export interface SignUp {
  id: number;
  service: { slug: string; title: string } & ServiceDates;
  rule: SignUpRule;
  /** Which law demands the CPF, where it is asked for. */
  cpfLaw: string | undefined;
  /** The day on which all that was entered is deleted. */
  deleteOn: Day;
  answerDays: number;
}

export async function readSignUp(serviceSlug: string): Promise<SignUp | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'sign-ups',
    where: { 'service.slug': { equals: serviceSlug } },
    limit: 1,
    pagination: false,
    ...asVisitor,
  });
  return docs[0] && toSignUp(docs[0]);
}

export async function readSignUpById(id: number): Promise<SignUp | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'sign-ups',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    ...asVisitor,
  });
  return docs[0] && toSignUp(docs[0]);
}

const dayAt = (moment: string | null | undefined) => (moment ? dayOf(new Date(moment)) : undefined);

function toSignUp(document: Document): SignUp | undefined {
  const { id, service, kind, minAge, maxAge, ageDay, minMembers, maxMembers } = document;
  // A draft is a number here: as a stranger, only what is public is filled in.
  if (typeof service === 'number') return undefined;
  const isTeam = kind === 'equipe';
  return {
    id,
    service: serviceOf(service),
    rule: {
      kind,
      minAge: minAge ?? undefined,
      maxAge: maxAge ?? undefined,
      ageDay: dayAt(ageDay),
      minMembers: isTeam ? (minMembers ?? 1) : 1,
      maxMembers: isTeam ? (maxMembers ?? 60) : 1,
      quotas: document.quotas.map(toQuota),
      asksCpf: document.asksCpf ?? false,
    },
    cpfLaw: document.cpfLaw ?? undefined,
    deleteOn: dayOf(new Date(document.deleteOn)),
    answerDays: document.answerDays,
  };
}

const serviceOf = ({ slug, title, opensAt, closesAt }: Service) => ({
  slug: slug ?? '',
  title,
  opensAt: dayAt(opensAt),
  closesAt: dayAt(closesAt),
});

function toQuota({ id, category, municipality, places }: Document['quotas'][number]): Quota {
  const town = typeof municipality === 'object' ? municipality?.name : undefined;
  return { id: id ?? '', label: town ? `${category}, ${town}` : category, places };
}

/** How many places each row has left. */
export async function placesLeft({ id, rule }: SignUp): Promise<Map<string, number>> {
  const { db } = await openPayload();
  const left = new Map<string, number>();
  for (const { id: quota, places } of rule.quotas) {
    const where = {
      signUp: { equals: id },
      quota: { equals: quota },
      state: { in: [...holdingStates] },
    };
    const { totalDocs } = await db.count({ collection: 'entries', where });
    left.set(quota, Math.max(0, places - totalDocs));
  }
  return left;
}

/** The sum of them; undefined for a service without a form. */
export async function placesLeftOf(serviceSlug: string): Promise<number | undefined> {
  const signUp = await readSignUp(serviceSlug);
  if (!signUp) return undefined;
  return [...(await placesLeft(signUp)).values()].reduce((all, one) => all + one, 0);
}
