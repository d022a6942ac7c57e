import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isEntryChecker } from '../access/entry-checkers.ts';
import { refuse } from '../hooks/refuse.ts';
import type { EntryNotice } from '../payload-types.ts';
import { relatedId } from '../related-id.ts';
import { filledNotice, sharedValues } from './notice-letter.ts';
import { countRecipients, findRecipients } from './notice-recipients.ts';
import { noteLook } from './read-accepted.ts';
import { openEntry } from './sealed-entry.ts';

const collection = 'entry-notices';
/** When the message that its sender saw was saved. */
const asked = z.object({ updatedAt: z.iso.datetime() });
const personal = { headers: { 'cache-control': 'no-store' } };

async function noticeOf(req: PayloadRequest): Promise<EntryNotice> {
  if (!isEntryChecker(req)) refuse('Só quem confere inscrições escreve a inscritos.', 403);
  const where = { id: { equals: Number(req.routeParams?.id) } };
  const found = await req.payload.db.findOne<EntryNotice>({ collection, where, req });
  return found ?? refuse('Esta mensagem não existe.', 404);
}

/** How it reads for the first of those who would get it, and how many they are. */
const preview: Endpoint = {
  path: '/:id/previa',
  method: 'get',
  handler: async (req) => {
    const notice = await noticeOf(req);
    const recipients = await countRecipients(notice, req);
    const [first] = await findRecipients(notice, 1, req);
    const { updatedAt } = notice;
    if (!first) return Response.json({ recipients, updatedAt }, personal);
    await noteLook(first.protocol, req);
    const shared = await sharedValues(relatedId(notice.signUp) ?? 0, req);
    const filled = filledNotice(notice, first, openEntry(first), shared);
    return Response.json({ recipients, updatedAt, ...filled }, personal);
  },
};

/**
 * From here on the job sends it, if it is still what its sender saw. One statement: of two clicks, the second
 * finds it begun.
 */
const send: Endpoint = {
  path: '/:id/enviar',
  method: 'post',
  handler: async (req) => {
    const { id } = await noticeOf(req);
    const { success, data: seen } = asked.safeParse(await req.json?.().catch(() => undefined));
    if (!success) refuse('Veja como fica antes de enviar.');
    const moment = new Date().toISOString();
    const begun: EntryNotice | null = await req.payload.db.updateOne({
      collection,
      where: {
        and: [
          { id: { equals: id } },
          { state: { equals: 'rascunho' } },
          { updatedAt: { equals: seen.updatedAt } },
        ],
      },
      data: { state: 'espera', tellAt: moment, changedAt: moment },
      options: { atomic: true },
      req,
    });
    if (!begun) {
      const { state } = await noticeOf(req);
      refuse(
        state === 'rascunho'
          ? 'A mensagem mudou depois que você a viu. Veja de novo como fica e envie.'
          : 'Esta mensagem já foi enviada.',
        409,
      );
    }
    return Response.json({ state: 'espera' }, personal);
  },
};

export const noticeEndpoints: Endpoint[] = [preview, send];
