import { APIError, type Endpoint, type Payload } from 'payload';
import { untouchedSample } from '../fields/sample-mark.ts';
import { fixedHome, fixedInstitution, fixedLiveStream } from '../fixed-texts.ts';
import { findSample, sampleCollections } from './list-sample.ts';

/**
 * Deletes sample content that nobody has changed. Changed content stays, and so does what something else
 * points to. Document by document: if interrupted, it can be started again.
 */
export async function deleteSample(payload: Payload): Promise<void> {
  await resetGlobals(payload);
  // What others point at is refused until they are gone.
  while ((await deleteUnused(payload)) > 0);
}

async function deleteUnused(payload: Payload): Promise<number> {
  let deleted = 0;
  for (const collection of sampleCollections)
    for (const { id } of await findSample(payload, collection, [untouchedSample]))
      try {
        await payload.delete({ collection, id, depth: 0 });
        deleted += 1;
      } catch (error) {
        if (!(error instanceof APIError)) throw error;
      }
  return deleted;
}

/** Globals can't be deleted: they get the specification's texts. */
async function resetGlobals(payload: Payload): Promise<void> {
  const { sample: home } = await payload.findGlobal({ slug: 'home', depth: 0 });
  if (home === untouchedSample)
    await payload.updateGlobal({
      slug: 'home',
      data: {
        ...fixedHome,
        pinNextEvents: false,
        nextEvents: [],
        featured: [],
        athletes: [],
        sample: null,
      },
    });
  const { sample: institution } = await payload.findGlobal({ slug: 'institution', depth: 0 });
  if (institution === untouchedSample)
    await payload.updateGlobal({
      slug: 'institution',
      data: {
        ...fixedInstitution,
        secretary: { name: null, position: null, message: null, photo: null },
        sample: null,
      },
    });
  const { sample: live } = await payload.findGlobal({ slug: 'live-stream', depth: 0 });
  if (live === untouchedSample)
    await payload.updateGlobal({ slug: 'live-stream', data: { ...fixedLiveStream, sample: null } });
}

/** The address that the panel's form posts to; the panel then shows what stayed. */
export const deleteSampleEndpoint: Endpoint = {
  path: '/sample/delete',
  method: 'post',
  handler: async ({ payload, user }) => {
    if (user?.role !== 'admin')
      throw new APIError('Só administradores apagam o conteúdo de exemplo.', 403, null, true);
    await deleteSample(payload);
    return new Response(null, { status: 303, headers: { Location: '/admin?exemplo=apagado' } });
  },
};
