/** What became of a mail. 'unsure': it was on its way and nobody said whether it arrived. */
export type Outcome =
  | { kind: 'sent' }
  /** Never on its way: our own program stopped first, which is no attempt. */
  | { kind: 'untried' }
  | { kind: 'later'; at: Date; reason: string }
  | { kind: 'refused' | 'unsure'; reason: string };

/** What that changes in the outbox. */
export function changeFor(outcome: Outcome, now: Date) {
  switch (outcome.kind) {
    case 'sent':
      // Codes and what people wrote are of no more use here; who got what and when stays a month.
      return {
        state: 'enviado',
        sentAt: now.toISOString(),
        nextAttemptAt: null,
        lastError: null,
        text: '',
        html: '',
        headers: {},
      };
    case 'untried':
      return { state: 'esperando', nextAttemptAt: null, attempts: { $inc: -1 } };
    case 'later':
      return {
        state: 'esperando',
        nextAttemptAt: outcome.at.toISOString(),
        lastError: outcome.reason,
      };
    case 'refused':
      return { state: 'falhou', nextAttemptAt: null, lastError: outcome.reason };
    case 'unsure':
      return { state: 'incerto', nextAttemptAt: null, lastError: outcome.reason };
  }
}
