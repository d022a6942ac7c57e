import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  RequestContext,
  Where,
} from 'payload';
import { now } from '../../lib/clock.ts';
import { hashOf } from '../../lib/codes.ts';
import { readPicked } from '../../lib/edition-items.ts';
import { editionMail } from '../../mail/letters/newsletter.ts';
import { putAllInOutbox } from '../../mail/outbox.ts';
import { nameDocument } from '../audit/name-document.ts';
import { noteAction } from '../audit/note-action.ts';
import { readItems } from '../editions/edition-items.ts';
import { findWeeklyReaders } from '../editions/readers.ts';
import { isPublicityHidden, noEditionsNow } from '../electoral-period.ts';
import { linkSigner } from '../link-signer.ts';
import type { NewsletterEdition } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { refuse } from './refuse.ts';

const collection = 'newsletter-editions';

/**
 * Locks an edition that has not been sent: of two editors at the same moment, the second waits here and then
 * finds it sent. Payload would overwrite it.
 */
export const holdUnsent: CollectionBeforeChangeHook<NewsletterEdition> = async ({
  data,
  operation,
  originalDoc,
  context,
  req,
}) => {
  if (operation === 'update') {
    const held = await req.payload.db.updateOne({
      collection,
      where: {
        and: [
          { id: { equals: originalDoc?.id } },
          { state: { not_equals: 'enviada' } },
          ...onlyIf(context),
        ],
      },
      data: { updatedAt: new Date().toISOString() },
      options: { atomic: true },
      req,
    });
    if (!held)
      refuse(
        onlyIf(context).length > 0
          ? 'Esta edição já foi enviada, ou mudou depois que você a viu. Recarregue a página.'
          : 'Esta edição já foi enviada e não muda mais.',
        409,
      );
  }
  if (data.state === 'enviar' && (await isPublicityHidden(req))) refuse(noEditionsNow);
  if (data.state === 'enviada') refuse('Para enviar a edição, escolha “Enviar agora”.');
};

/** What must still be true of it: an editor may just have changed it, or called it off. */
const onlyIf = ({ onlyIf: more }: RequestContext) => (Array.isArray(more) ? (more as Where[]) : []);

/** One mail for each weekly reader whom some of it fits, with just that, in the transaction that marks the edition as sent. */
export const sendEdition: CollectionAfterChangeHook<NewsletterEdition> = async ({
  collection: config,
  doc,
  req,
}) => {
  if (doc.state !== 'enviar') return doc;
  const { db } = req.payload;
  const { id: edition, subject, body } = doc;
  const items = await readItems(readPicked(doc.items), now(settings), req);
  const mails = (await findWeeklyReaders(items, req)).map(({ reader, items: own }) => ({
    ...editionMail(reader, { subject, body, items: own }, linkSigner),
    edition,
    // Unique: nobody gets an edition twice, whatever happens.
    name: `edicao-${edition}-${reader.id}-${hashOf(reader.email).slice(0, 16)}`,
  }));
  await putAllInOutbox(mails, req);
  const sent = {
    state: 'enviada' as const,
    sentAt: new Date().toISOString(),
    sendAt: null,
    recipients: mails.length,
  };
  await db.updateOne({ collection, id: doc.id, data: sent, req, returning: false });
  await noteAction('enviou', nameDocument(config, { ...doc }), req);
  return { ...doc, ...sent };
};
