import { APIError, type Where } from 'payload';
import type { NewsletterEdition } from '../cms/payload-types.ts';
import { hidesPublicity } from '../lib/publicity.ts';
import { readElectoralPeriod } from './electoral-period.ts';
import { openPayload } from './payload.ts';

const collection = 'newsletter-editions';

/** Then it is on the desk, and somebody decides whether it is still worth sending. */
export const givesUpAfterMs = 12 * 60 * 60_000;

/**
 * Sends the editions whose hour has come, by the machine's clock; run every minute. Of two programs at the same
 * moment the second finds it sent (`cms/hooks/send-edition.ts`). In the electoral period the law forbids it:
 * what was due then is a draft again, because months later nobody wants it as it is.
 */
export async function sendEditions(now: Date): Promise<void> {
  const payload = await openPayload();
  const period = await readElectoralPeriod();
  const onlyIf: Where[] = [
    { state: { equals: 'agendada' } },
    { sendAt: { less_than_equal: now.toISOString() } },
    { sendAt: { greater_than: new Date(now.getTime() - givesUpAfterMs).toISOString() } },
  ];
  const { docs } = await payload.db.find<NewsletterEdition>({
    // All that is due: those that fail would else keep the others waiting.
    collection,
    where: { and: onlyIf },
    sort: 'sendAt',
    limit: 0,
    pagination: false,
  });
  const failures: unknown[] = [];
  for (const { id, sendAt } of docs) {
    const isHeld = [now, new Date(sendAt ?? now)].some((moment) => hidesPublicity(period, moment));
    const data = isHeld
      ? { state: 'rascunho' as const, sendAt: null }
      : { state: 'enviar' as const };
    await payload
      .update({ ...{ collection, id, data, depth: 0 }, context: { onlyIf } })
      .catch((error: unknown) => {
        // Sent or called off since we looked.
        if (error instanceof APIError && error.status === 409) return;
        // One that can't go must not keep the others.
        failures.push(error);
      });
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Editions were not sent.', { cause: failures[0] });
}
