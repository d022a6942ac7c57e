import type { CollectionBeforeChangeHook, Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { problemOfReason } from '../../lib/answer-term.ts';
import { extensionMail } from '../../mail/letters/contact.ts';
import { putInOutbox } from '../../mail/outbox.ts';
import { attendants } from '../access/attendants.ts';
import { asked } from '../asked.ts';
import { nameDocument } from '../audit/name-document.ts';
import { noteAction } from '../audit/note-action.ts';
import { refuse } from '../hooks/refuse.ts';
import type { ContactMessage } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { together } from '../together.ts';
import { collection, findMessage, type MessageTerm, termOfMessage } from './message-term.ts';

const changed = 'Esta mensagem mudou depois que você a abriu. Recarregue a página.';

/**
 * All or nothing: the longer term, its note and the mail. The term is written only where there is neither a
 * longer one nor an answer; of two presses at the same moment the second waits for the first and is refused.
 */
async function extendTerm(id: number, reason: string, req: PayloadRequest): Promise<MessageTerm> {
  const { payload, user } = req;
  await together(payload, async (transactionID) => {
    const cause = { payload, user, transactionID };
    const message = await findMessage(id, cause);
    if (!message) return refuse('Esta mensagem não existe.', 404);
    const { offer } = termOfMessage(message);
    if (!offer) return refuse(whyNot(message), 409);
    const held = await payload.db.updateOne({
      collection,
      where: {
        and: [
          { id: { equals: id } },
          { extendedAt: { exists: false } },
          { answeredAt: { exists: false } },
        ],
      },
      data: {
        ...{ extensionReason: reason, extendedBy: user?.name ?? '' },
        ...{ extendedAt: new Date().toISOString(), updatedAt: new Date().toISOString() },
      },
      options: { atomic: true },
      req: { transactionID },
    });
    if (!held) refuse(changed, 409);
    const mail = extensionMail({ ...message, ...offer, reason }, settings.siteUrl);
    const name = `prorrogacao-${message.protocol}`;
    await putInOutbox({ to: message.email, ...mail, name }, cause);
    const { config } = payload.collections[collection];
    await noteAction('prorrogou', nameDocument(config, { ...message }), cause);
  });
  // Read back after the commit: the adapter hides a commit that failed.
  const kept = await findMessage(id, { payload });
  if (!kept?.extendedAt) throw new Error('The longer term was not kept.');
  return termOfMessage(kept);
}

function whyNot({ answeredAt, extendedAt }: ContactMessage): string {
  if (answeredAt) return 'Esta mensagem já foi respondida.';
  if (extendedAt) return 'O prazo desta mensagem já foi prorrogado, e isso só pode uma vez.';
  return 'O prazo desta mensagem terminou e não pode mais ser prorrogado.';
}

const wish = z.object({ reason: z.string().trim().catch('') });

/** 'Prorrogar o prazo' at a message. */
export const extendTermEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/prorrogar',
  method: 'post',
  handler: async (req) => {
    if (!attendants({ req })) refuse('Só quem responde mensagens prorroga prazos.', 403);
    const { reason } = await asked(req, wish);
    const problem = problemOfReason(reason);
    if (problem) refuse(problem);
    const term = await extendTerm(Number(req.routeParams?.id), reason, req);
    return Response.json(term, { headers: { 'cache-control': 'no-store' } });
  },
};

/**
 * Holds the message while its form is stored. Payload writes the whole document as it read it: without this, a
 * term that became longer or an answer that went out meanwhile would be undone.
 */
export const holdMessage: CollectionBeforeChangeHook<ContactMessage> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data;
  const held = (await req.payload.db.updateOne({
    collection,
    where: { id: { equals: originalDoc?.id } },
    data: { updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })) as ContactMessage | null;
  if (!held || (held.answeredAt && !originalDoc?.answeredAt)) return refuse(changed, 409);
  const { extendedAt, extendedBy, extensionReason } = held;
  return { ...data, extendedAt, extendedBy, extensionReason };
};
