/** What became of a mail. 'unsure': it was sent and the server did not confirm it. */
export type Outcome =
  | { kind: 'sent' }
  /** Never sent, because our program stopped first: not an attempt. */
  | { kind: 'untried' }
  | { kind: 'later'; at: Date; reason: string }
  | { kind: 'refused' | 'unsure'; reason: string };

/** The changes in the outbox. */
export function changeFor(outcome: Outcome, now: Date) {
  switch (outcome.kind) {
    case 'sent':
      // Text and codes are deleted; recipient and time stay a month.
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
