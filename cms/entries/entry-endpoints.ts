import type { Endpoint } from 'payload';
import { isEntryChecker } from '../access/entry-checkers.ts';
import { refuse } from '../hooks/refuse.ts';
import type { Entry } from '../payload-types.ts';
import { openFile } from './entry-files.ts';
import { noteLook } from './read-accepted.ts';
import { openEntry } from './sealed-entry.ts';

/** As a browser must take it: saved and never shown here, whatever is in it. */
const asAttachment = (name: string, type: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
});

/** A file that came with an entry, for a checker; each look is noted. */
const openDocument: Endpoint = {
  path: '/:id/documento/:file',
  method: 'get',
  handler: async (req) => {
    if (!isEntryChecker(req)) return refuse('Só quem confere inscrições vê estes dados.', 403);
    const { payload, routeParams } = req;
    const entry = await payload.db.findOne<Entry>({
      collection: 'entries',
      where: { id: { equals: Number(routeParams?.id) } },
    });
    const files = entry ? (openEntry(entry).files ?? []) : [];
    const place = files.findIndex(({ file }) => file === routeParams?.file);
    const found = files[place];
    if (!entry || !found) return refuse('Este arquivo não existe mais.', 404);
    await noteLook(entry.protocol, req);
    const [type, ending] =
      found.kind === 'pdf' ? ['application/pdf', 'pdf'] : ['image/jpeg', 'jpg'];
    const bytes = await openFile(entry.keyHash, found.file);
    return new Response(new Uint8Array(bytes), {
      headers: asAttachment(`${entry.protocol}-${place + 1}.${ending}`, type ?? ''),
    });
  },
};

export const entryEndpoints: Endpoint[] = [openDocument];
