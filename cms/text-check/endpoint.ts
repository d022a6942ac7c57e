import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { homeOfCollection } from '../../lib/subjects.ts';
import { describesPicture, type ShownDocument } from '../../lib/text-check.ts';
import { isWriter } from '../access/writers.ts';
import { refuse } from '../hooks/refuse.ts';
import { settings } from '../settings.ts';
import { missingAddresses } from './missing-addresses.ts';

/** A text with more than that is checked in part. */
const most = 50;

const asked = z.object({
  addresses: z.array(z.string().max(2000)).transform((all) => [...new Set(all)].slice(0, most)),
  documents: z
    .array(z.object({ collection: z.string(), id: z.number() }))
    .transform((all) => all.slice(0, most)),
});

/** What only the portal knows of a text: which addresses it has, what is public, how pictures are described. */
export const textCheckEndpoint: Endpoint = {
  path: '/text-check',
  method: 'post',
  handler: async (req) => {
    if (!isWriter(req)) return Response.json({ advice: [] }, { status: 403 });
    const body: unknown = await req.json?.().catch(() => undefined);
    const { success, data } = asked.safeParse(body);
    if (!success) return refuse('O pedido não traz os endereços e os documentos do texto.');
    const missing = await missingAddresses(data.addresses, settings);
    const advice = [
      ...missing.map((address) => `O endereço ${address} não existe no site (404).`),
      ...(await Promise.all(data.documents.map((one) => adviceOn(one, req)))).flat(),
    ];
    return Response.json({ advice: [...new Set(advice)] });
  },
};

async function adviceOn({ collection, id }: ShownDocument, req: PayloadRequest): Promise<string[]> {
  if (collection === 'media') return adviceOnPicture(id, req);
  if (!homeOfCollection.has(collection)) return [];
  const find = (overrideAccess: boolean) =>
    req.payload.find({
      collection: collection as CollectionSlug,
      where: { id: { equals: id } },
      depth: 0,
      draft: overrideAccess,
      overrideAccess,
    });
  // Without a request of its own it is read as a stranger would.
  if ((await find(false)).totalDocs > 0) return [];
  const [document] = (await find(true)).docs as { title?: unknown; name?: unknown }[];
  const title = String(document?.title ?? document?.name ?? 'O documento ligado');
  return [`“${title}” não está publicado: não aparece no site.`];
}

async function adviceOnPicture(id: number, { payload }: PayloadRequest): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    depth: 0,
    overrideAccess: false,
  });
  const [media] = docs;
  if (!media || describesPicture(media.alt)) return [];
  return [`A imagem “${media.alt}” não tem uma descrição do que se vê.`];
}
