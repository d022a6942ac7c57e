import type { Where } from 'payload';
import { namedByService } from '../cms/entries/forms-naming.ts';
import { countHeldByQuota } from '../cms/entries/places.ts';
import type { SignUp as Document } from '../cms/payload-types.ts';
import { relatedId } from '../cms/related-id.ts';
import type { ServiceDates } from '../lib/service-state.ts';
import { asVisitor, openPayload } from './payload.ts';
import { inCards, toCard } from './service-document.ts';
import { serviceOf, signUpRelations } from './sign-ups.ts';

/** How one takes part in something: a service, and its form where it has one. */
export interface TakingPart extends ServiceDates {
  /** Of the service. */
  slug: string;
  title: string;
  /** Where a form counts them: the free ones, and all. */
  placesLeft?: number | undefined;
  places?: number | undefined;
}

/** What somebody wants to take part in, by its number. */
export type TakingPartIn =
  | { event: number }
  | { program: number }
  | { sessionRule: number }
  | { service: number };

type TakingPartName = 'event' | 'program' | 'sessionRule' | 'service';

/** More forms for one thing than an editor makes. */
const mostForms = 10;

/** The form that names it, else that of a service which names it, else such a service alone. */
export async function readTakingPart(of: TakingPartIn): Promise<TakingPart | undefined> {
  const payload = await openPayload();
  const [[name, number]] = Object.entries(of) as [[TakingPartName, number]];
  const named: Where = { [name]: { equals: number } };
  const isOfServices = name === 'event' || name === 'program';
  const byService: Where[] = isOfServices ? [namedByService(name, number)] : [];
  const { docs } = await payload.find({
    ...{ collection: 'sign-ups', where: { or: [named, ...byService] }, sort: 'id' },
    ...{ limit: mostForms, pagination: false, populate: signUpRelations },
    select: {
      service: true,
      event: true,
      program: true,
      sessionRule: true,
      quotas: { places: true },
    },
    ...asVisitor,
    // As far as the event of a form's service.
    depth: 2,
  });
  const forms = docs.flatMap((form) => {
    const service = serviceOf(form);
    return service ? [{ form, service }] : [];
  });
  const found = forms.find(({ form }) => relatedId(form[name]) === number) ?? forms[0];
  if (found) {
    const places = found.form.quotas.reduce((all, one) => all + one.places, 0);
    return { ...found.service, places, placesLeft: await countLeft(found.form) };
  }
  return isOfServices ? readServiceNaming(named) : undefined;
}

async function countLeft({ id, quotas }: Pick<Document, 'id' | 'quotas'>): Promise<number> {
  const held = await countHeldByQuota(id, await openPayload());
  return quotas.reduce(
    (all, { id: quota, places }) => all + Math.max(0, places - (held.get(quota ?? '') ?? 0)),
    0,
  );
}

async function readServiceNaming(where: Where): Promise<TakingPart | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...{ collection: 'services', where, sort: 'order', limit: 1, pagination: false },
    select: inCards,
    ...asVisitor,
    depth: 0,
  });
  return docs.map(toCard).at(0);
}
