import type { Where } from 'payload';
import { countHeldByQuota } from '../cms/entries/places.ts';
import type { SignUp as Document } from '../cms/payload-types.ts';
import { type Day, dayOf } from '../lib/dates.ts';
import type { Quota, SignUpRule } from '../lib/entry.ts';
import type { ServiceDates } from '../lib/service-state.ts';
import { asVisitor, openPayload } from './payload.ts';
import { isCalledOff } from './service-document.ts';
import type { TransactionRequest } from './transaction.ts';

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

export const readSignUp = (serviceSlug: string): Promise<SignUp | undefined> =>
  findSignUp({ 'service.slug': { equals: serviceSlug } });

/** Within a transaction: as it is then. */
export const readSignUpById = (id: number, req?: TransactionRequest): Promise<SignUp | undefined> =>
  findSignUp({ id: { equals: id } }, req);

/** What is read of the documents that a form points to; an event that was called off closes its form. */
export const signUpRelations = {
  services: {
    slug: true,
    title: true,
    opensAt: true,
    closesAt: true,
    cancelled: true,
    event: true,
  },
  events: { situation: true },
  'session-rules': { slug: true },
  programs: { slug: true },
  municipalities: { name: true },
} as const;

async function findSignUp(where: Where, req?: TransactionRequest): Promise<SignUp | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'sign-ups',
    where,
    limit: 1,
    pagination: false,
    populate: signUpRelations,
    ...asVisitor,
    // As far as the event of its service.
    depth: 2,
    // The content system writes into what it is handed.
    ...(req && { req: { transactionID: req.transactionID } }),
  });
  return docs[0] && toSignUp(docs[0]);
}

const dayAt = (moment: string | null | undefined) => (moment ? dayOf(new Date(moment)) : undefined);

function toSignUp(document: Document): SignUp | undefined {
  const { id, kind, minAge, maxAge, ageDay, minMembers, maxMembers } = document;
  const service = serviceOf(document);
  if (!service) return undefined;
  const isTeam = kind === 'equipe';
  return {
    id,
    service,
    rule: {
      kind,
      minAge: minAge ?? undefined,
      maxAge: maxAge ?? undefined,
      ageDay: dayAt(ageDay),
      minMembers: isTeam ? (minMembers ?? 1) : 1,
      maxMembers: isTeam ? (maxMembers ?? 60) : 1,
      quotas: document.quotas.map(toQuota),
      asksCpf: document.asksCpf ?? false,
      documents: (document.documents ?? []).map(({ id, name, rule }) => ({
        ...{ id: id ?? '', name, rule },
      })),
    },
    cpfLaw: document.cpfLaw ?? undefined,
    deleteOn: dayOf(new Date(document.deleteOn)),
    answerDays: document.answerDays,
  };
}

/** The service with its state, if it is public: as a stranger, a draft is only a number. */
export function serviceOf({
  service,
  event,
}: Pick<Document, 'service' | 'event'>): SignUp['service'] | undefined {
  if (typeof service === 'number') return undefined;
  const { slug, title, opensAt, closesAt } = service;
  return {
    slug: slug ?? '',
    title,
    opensAt: dayAt(opensAt),
    closesAt: dayAt(closesAt),
    cancelled: isCalledOff(service) || isCalledOff({ event }),
  };
}

function toQuota({ id, category, municipality, places }: Document['quotas'][number]): Quota {
  const town = typeof municipality === 'object' ? municipality?.name : undefined;
  return { id: id ?? '', label: town ? `${category}, ${town}` : category, places };
}

/** How many places each row has left. */
export async function placesLeft({ id, rule }: SignUp): Promise<Map<string, number>> {
  const held = await countHeldByQuota(id, await openPayload());
  return new Map(
    rule.quotas.map(({ id: quota, places }) => [
      quota,
      Math.max(0, places - (held.get(quota) ?? 0)),
    ]),
  );
}
