import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { sampleCollections as sampleOfSubjects } from '../../lib/subjects.ts';
import { editAddress } from '../edit-address.ts';
import { changedSample, untouchedSample } from '../fields/sample-mark.ts';

/** Where the sample lies. */
export const sampleCollections = [
  ...sampleOfSubjects,
  'social-posts',
  'sign-ups',
  'documents',
] as const satisfies readonly CollectionSlug[];
export const sampleGlobals = ['home', 'institution', 'live-stream'] as const satisfies GlobalSlug[];

export interface SampleItem {
  title: string;
  /** Its page in the admin. */
  address: string;
}

export interface SampleState {
  /** Not changed since loading; a draft counts as a change. */
  untouched: SampleItem[];
  changed: SampleItem[];
}

export async function listSample(payload: Payload): Promise<SampleState> {
  const state: SampleState = { untouched: [], changed: [] };
  for (const collection of sampleCollections) {
    const { config } = payload.collections[collection];
    for (const document of await findSample(payload, collection)) {
      const title = Reflect.get(document, config.admin.useAsTitle ?? 'id');
      const item = {
        title: `${config.labels.singular}: ${title}`,
        address: editAddress(collection, document.id),
      };
      (document.sample === untouchedSample ? state.untouched : state.changed).push(item);
    }
  }
  for (const slug of sampleGlobals) {
    const { sample } = await payload.findGlobal({ slug, depth: 0 });
    const label = payload.globals.config.find((config) => config.slug === slug)?.label;
    const item = { title: String(label), address: `/admin/globals/${slug}` };
    if (sample === untouchedSample) state.untouched.push(item);
    if (sample === changedSample) state.changed.push(item);
  }
  return state;
}

/** As an editor sees it: of a published document with a newer draft, the draft. */
export async function findSample(
  payload: Payload,
  collection: (typeof sampleCollections)[number],
  marks: string[] = [untouchedSample, changedSample],
  req: Pick<PayloadRequest, 'transactionID'> = {},
) {
  const { docs } = await payload.find({
    collection,
    where: { sample: { in: marks } },
    draft: true,
    depth: 0,
    pagination: false,
    req,
  });
  return docs;
}
