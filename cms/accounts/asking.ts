import type { Payload, PayloadRequest } from 'payload';

/** What the portal's database is asked with: a request, or a transaction of a script. */
export interface Asking {
  payload: Payload;
  transactionID?: PayloadRequest['transactionID'] | undefined;
}

/** The part of it that the adapter takes. */
export const reqOf = ({ transactionID }: Asking) =>
  transactionID === undefined ? {} : { req: { transactionID } };
