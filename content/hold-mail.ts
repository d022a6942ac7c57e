import { openPayload } from './payload.ts';

/**
 * After a restore nobody knows what went out since the backup: what waited then stays with a person, who finds mail
 * as 'Talvez enviado' and editions as drafts. Returns how many mails are held.
 */
export async function holdMail(now: Date): Promise<number> {
  const { db } = await openPayload();
  const mails = {
    collection: 'outgoing-mails',
    where: { state: { in: ['esperando', 'enviando'] } },
  } as const;
  const { totalDocs: held } = await db.count(mails);
  await db.updateMany({
    ...mails,
    data: { state: 'incerto', lastError: 'Restaurado de uma cópia: pode já ter saído.' },
    returning: false,
  });
  await db.updateMany({
    collection: 'newsletter-editions',
    where: { state: { equals: 'agendada' }, sendAt: { less_than_equal: now.toISOString() } },
    data: { state: 'rascunho', sendAt: null },
    returning: false,
  });
  // What is new would be told a second time.
  await db.updateMany({
    collection: 'newsletter-rounds',
    where: { state: { equals: 'enviando' } },
    data: { state: 'enviada' },
    returning: false,
  });
  await db.deleteMany({
    collection: 'fresh-items',
    where: { dueAt: { less_than_equal: now.toISOString() } },
  });
  return held;
}
