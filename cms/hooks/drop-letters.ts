import type { CollectionAfterDeleteHook } from 'payload';
import { dropWaitingLetters } from '../../mail/forget-mails.ts';
import type { NewsletterSubscription } from '../payload-types.ts';

/** Who is taken off the list gets nothing of what waits. */
export const dropLetters: CollectionAfterDeleteHook<NewsletterSubscription> = ({ doc, req }) =>
  dropWaitingLetters([doc.email], req);
