import { setImmediate } from 'node:timers/promises';
import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { addressesIn } from '../../lib/addresses-in.ts';
import { editAddress } from '../edit-address.ts';

/** A document in which a link stands. */
export interface LinkPlace {
  title: string;
  /** Its page in the admin. */
  place: string;
}

/** Documents read at a time, and addresses that are checked in one night. */
const atATime = 100;
const most = 5000;
/** Of a link in many documents that many are told. */
const mostPlaces = 5;

type Links = Map<string, LinkPlace[]>;

/** All addresses of what is public, each with the documents that name it. */
export async function gatherLinks(payload: Payload): Promise<Links> {
  const links: Links = new Map();
  for (const { slug, versions, admin } of payload.config.collections)
    if (versions?.drafts)
      await gatherFrom(slug as CollectionSlug, admin.useAsTitle, payload, links);
  for (const { slug, label, versions } of payload.config.globals) {
    if (!versions) continue;
    const document = await payload.findGlobal({
      slug: slug as GlobalSlug,
      depth: 0,
      overrideAccess: false,
    });
    add(links, document, { title: String(label), place: `/admin/globals/${slug}` });
  }
  return links;
}

async function gatherFrom(
  collection: CollectionSlug,
  title: string | undefined,
  payload: Payload,
  links: Links,
): Promise<void> {
  let last = 0;
  for (;;) {
    const { docs } = await payload.find({
      collection,
      where: { id: { greater_than: last } },
      sort: 'id',
      limit: atATime,
      pagination: false,
      depth: 0,
      overrideAccess: false,
    });
    for (const document of docs)
      add(links, document, {
        title: String(Reflect.get(document, title ?? 'id')),
        place: editAddress(collection, document.id),
      });
    if (docs.length < atATime) return;
    last = Number(docs.at(-1)?.id);
    // Editors work in this program, also at night.
    await setImmediate();
  }
}

function add(links: Links, document: object, place: LinkPlace): void {
  for (const address of new Set(addressesIn(document))) {
    const places = links.get(address) ?? [];
    if (places.length === 0 && links.size >= most) return;
    if (places.length < mostPlaces) links.set(address, [...places, place]);
  }
}
