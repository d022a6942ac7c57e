import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { editionMail } from '../../mail/letters/newsletter.ts';
import { putAllInOutbox } from '../../mail/outbox.ts';
import { linkSigner } from '../link-signer.ts';
import type { NewsletterEdition, NewsletterSubscription } from '../payload-types.ts';
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
  req,
}) => {
  if (operation === 'update') {
    const held = await req.payload.db.updateOne({
      collection,
      where: {
        and: [{ id: { equals: originalDoc?.id } }, { state: { not_equals: 'enviada' } }],
      },
      data: { updatedAt: new Date().toISOString() },
      options: { atomic: true },
      req,
    });
    if (!held) refuse('Esta edição já foi enviada e não muda mais.');
  }
  if (data.state === 'enviada') refuse('Para enviar a edição, escolha “Enviar agora”.');
};

/** One mail for each confirmed subscriber, in the transaction that marks the edition as sent. */
export const sendEdition: CollectionAfterChangeHook<NewsletterEdition> = async ({ doc, req }) => {
  if (doc.state !== 'enviar') return doc;
  const { db } = req.payload;
  const { docs } = await db.find<NewsletterSubscription>({
    collection: 'newsletter-subscriptions',
    where: { state: { equals: 'confirmada' } },
    select: { email: true },
    pagination: false,
    req,
  });
  const mails = docs.map((subscriber) => editionMail(subscriber, doc, linkSigner));
  await putAllInOutbox(mails, req);
  const sent = {
    state: 'enviada' as const,
    sentAt: new Date().toISOString(),
    recipients: docs.length,
  };
  await db.updateOne({ collection, id: doc.id, data: sent, req, returning: false });
  return { ...doc, ...sent };
};
