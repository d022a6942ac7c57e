import type { PayloadRequest } from 'payload';
import { termOf, waitingFor } from '../../lib/answer-term.ts';
import { now } from '../../lib/clock.ts';
import type { Day } from '../../lib/dates.ts';
import type { ContactMessage } from '../payload-types.ts';
import { settings } from '../settings.ts';

export const collection = 'contact-messages';

/** What the form shows of the term of a message. */
export interface MessageTerm {
  /** The last day, and how many are left; below zero it is late. */
  due: Day;
  left: number;
  /** Undefined where the term can't become longer, or is so already. */
  offer: { due: Day; days: number } | undefined;
  extension: { at: string; by: string; reason: string } | undefined;
}

export const findMessage = (id: number, req: Pick<PayloadRequest, 'payload' | 'transactionID'>) =>
  req.payload.db.findOne<ContactMessage>({
    ...{ collection, where: { id: { equals: id } } },
    ...(req.transactionID !== undefined && { req: { transactionID: req.transactionID } }),
  });

/** Once, before the answer, and until the last day. */
export function termOfMessage(message: ContactMessage, at: Date = now(settings)): MessageTerm {
  const { subject, createdAt, extendedAt, extendedBy, extensionReason, answeredAt } = message;
  const { due, left } = waitingFor({ subject, createdAt, extended: Boolean(extendedAt) }, at);
  const isOffered = !extendedAt && !answeredAt && left >= 0;
  const longer = waitingFor({ subject, createdAt, extended: true }, at);
  return {
    due,
    left,
    offer: isOffered ? { due: longer.due, days: termOf(subject).moreDays } : undefined,
    extension: extendedAt
      ? { at: extendedAt, by: extendedBy ?? '', reason: extensionReason ?? '' }
      : undefined,
  };
}
