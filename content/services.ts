import type { Draft } from '../lib/draft.ts';
import { ownDocument } from './own-document.ts';
import { asVisitor, openPayload } from './payload.ts';
import { inCards, type Service, type ServiceCard, toCard, toService } from './service-document.ts';

export type { Service, ServiceCard } from './service-document.ts';

const populate = {
  programs: { title: true, slug: true },
  events: { title: true, slug: true, situation: true },
} as const;

/** All of them, in the editors' order. */
export async function listServices(): Promise<ServiceCard[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'services',
    pagination: false,
    sort: 'order',
    select: inCards,
    populate,
    ...asVisitor,
  });
  return docs.map(toCard);
}

/** All of them with all that is told of them. */
export async function listServicesInFull(): Promise<Service[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'services',
    pagination: false,
    sort: 'order',
    populate,
    ...asVisitor,
  });
  return docs.map(toService);
}

export async function readService(slug: string, draft?: Draft): Promise<Service | undefined> {
  const document = await ownDocument('services', slug, draft, { populate });
  return document && toService(document);
}
