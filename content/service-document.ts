import type { Service as Document } from '../cms/payload-types.ts';
import { type Day, dayOf } from '../lib/dates.ts';
import { paragraphsOf } from '../lib/paragraphs.ts';
import type { ServiceDates } from '../lib/service-state.ts';
import type { ContactSubject, ServiceAction, ServiceGroup, Sport } from '../lib/vocabulary.ts';
import { type Picture, toPicture } from './pictures.ts';

/** A task of the Carta de Serviços, as lists show it. */
export interface ServiceCard extends ServiceDates {
  id: number;
  slug: string;
  title: string;
  group: ServiceGroup;
  summary: string;
  action: ServiceAction;
  /** What it belongs to. */
  program: ServiceLink | undefined;
  event: ServiceLink | undefined;
}

export interface ServiceLink {
  title: string;
  slug: string;
}

/** The same with all that its page tells. */
export interface Service extends ServiceCard {
  /** Paragraphs. */
  description: string[];
  /** Why it was called off. */
  cancelReason: string | undefined;
  /** In words, such as '96 equipes'. */
  capacity: string | undefined;
  actionLabel: string | undefined;
  contactSubject: ContactSubject;
  /** Where one asks for it, if elsewhere. */
  address: string | undefined;
  whoCan: string[];
  needs: { item: string; detail: string | undefined }[];
  notNeeded: string | undefined;
  cost: string;
  duration: string | undefined;
  answerTime: string;
  steps: { title: string; text: string }[];
  inPerson: { location: string; text: string }[];
  rights: string[];
  legislation: { title: string; text: string | undefined; link: string | undefined }[];
  unit: { name: string; phone: string | undefined; email: string | undefined };
  reviewedAt: Day;
  sport: Sport | undefined;
  picture: Picture;
}

/** What is read of a service for a list. */
export const inCards = {
  slug: true,
  title: true,
  group: true,
  summary: true,
  action: true,
  opensAt: true,
  closesAt: true,
  cancelled: true,
  program: true,
  event: true,
} as const;

type CardFields = 'id' | keyof typeof inCards;

/** By its editor, or because the event that it is for is. */
export const isCalledOff = ({
  cancelled,
  event,
}: Partial<Pick<Document, 'cancelled' | 'event'>>): boolean =>
  Boolean(cancelled) || (typeof event === 'object' && event?.situation === 'cancelado');

export function toCard(document: Pick<Document, CardFields>): ServiceCard {
  const { id, title, group, summary, action } = document;
  return {
    id,
    slug: document.slug ?? '',
    title,
    group,
    summary,
    action,
    opensAt: dayFrom(document.opensAt),
    closesAt: dayFrom(document.closesAt),
    cancelled: isCalledOff(document),
    program: linkFrom(document.program),
    event: linkFrom(document.event),
  };
}

export function toService(document: Document): Service {
  const { cost, answerTime, unit } = document;
  return {
    ...toCard(document),
    description: paragraphsOf(document.description),
    cancelReason: document.cancelReason || undefined,
    capacity: document.capacity || undefined,
    actionLabel: document.actionLabel || undefined,
    contactSubject: document.contactSubject ?? 'informacao',
    address: document.address || undefined,
    whoCan: document.whoCan,
    needs: (document.needs ?? []).map(({ item, detail }) => ({
      item,
      detail: detail || undefined,
    })),
    notNeeded: document.notNeeded || undefined,
    cost,
    duration: document.duration || undefined,
    answerTime,
    steps: (document.steps ?? []).map(({ title, text }) => ({ title, text })),
    inPerson: (document.inPerson ?? []).map(({ location, text }) => ({ location, text })),
    rights: document.rights ?? [],
    legislation: (document.legislation ?? []).map(({ title, text, link }) => ({
      title,
      text: text || undefined,
      link: link || undefined,
    })),
    unit: { name: unit, phone: document.phone || undefined, email: document.email || undefined },
    reviewedAt: dayOf(new Date(document.reviewedAt)),
    sport: document.sport ?? undefined,
    picture: toPicture(document),
  };
}

const dayFrom = (instant: string | null | undefined): Day | undefined =>
  instant ? dayOf(new Date(instant)) : undefined;

/** Nothing where the document is missing or not public. */
function linkFrom(relation: Document['program'] | Document['event']): ServiceLink | undefined {
  if (typeof relation !== 'object' || !relation?.slug) return undefined;
  return { title: relation.title, slug: relation.slug };
}
