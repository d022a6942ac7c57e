import type {
  Athlete,
  Event as EventDocument,
  Program,
  Service as ServiceDocument,
} from '../cms/payload-types.ts';
import type { EditorNode } from '../lib/editor-nodes.ts';
import { athletePath, eventPath, programPath, servicePath } from '../lib/paths.ts';
import { type AthleteSummary, athleteSummaryFields, toAthleteSummary } from './athlete-document.ts';
import { type Event, type EventFacts, factFields, toEventFacts } from './event-document.ts';
import { toPicture } from './pictures.ts';
import {
  type ProgramSummary,
  programSummaryFields,
  toProgramSummary,
} from './program-summaries.ts';
import { inCards, type Service, type ServiceCard, toCard } from './service-document.ts';

export type PicturedEvent = EventFacts & Pick<Event, 'picture'>;
export type PicturedService = ServiceCard & Pick<Service, 'picture'>;

/** Something of the portal that a text shows. */
export type TextCard =
  | { of: 'events'; event: PicturedEvent }
  | { of: 'programs'; program: ProgramSummary }
  | { of: 'services'; service: PicturedService }
  | { of: 'athletes'; athlete: AthleteSummary };

const pictureFields = { photo: true, poster: true } as const;
/** What is read of each for its card. */
export const cardFields = {
  events: { ...factFields, ...pictureFields },
  programs: programSummaryFields,
  services: { ...inCards, ...pictureFields },
  athletes: athleteSummaryFields,
} as const;

/** Undefined where it is not public: then only its number comes. */
export function toTextCard({ relationTo, value }: EditorNode): TextCard | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  switch (relationTo) {
    case 'events': {
      const event = value as EventDocument;
      return { of: 'events', event: { ...toEventFacts(event), picture: toPicture(event) } };
    }
    case 'programs':
      return { of: 'programs', program: toProgramSummary(value as Program) };
    case 'services': {
      const service = value as ServiceDocument;
      return { of: 'services', service: { ...toCard(service), picture: toPicture(service) } };
    }
    case 'athletes':
      return { of: 'athletes', athlete: toAthleteSummary(value as Athlete) };
    default:
      return undefined;
  }
}

/** Where its page is. */
export function cardPath(card: TextCard): string {
  switch (card.of) {
    case 'events':
      return eventPath(card.event.slug);
    case 'programs':
      return programPath(card.program.slug);
    case 'services':
      return servicePath(card.service.slug);
    case 'athletes':
      return athletePath(card.athlete.slug);
  }
}

/** What it is called. */
export function cardTitle(card: TextCard): string {
  switch (card.of) {
    case 'events':
      return card.event.title;
    case 'programs':
      return card.program.title;
    case 'services':
      return card.service.title;
    case 'athletes':
      return card.athlete.name;
  }
}
