import { type CollectionBeforeOperationHook, NotFound } from 'payload';

/** The largest number that a document can have on PostgreSQL. */
const largest = 2 ** 31 - 1;

/**
 * Payload reads a number from whatever stands in an address ('x', '1.5', '1e400'); what can be no document's would
 * reach the database and fail there.
 */
export const refuseUnknownNumber: CollectionBeforeOperationHook = ({ args, req }) => {
  const { id } = args as { id?: unknown };
  if (typeof id === 'number' && !(Number.isInteger(id) && Math.abs(id) <= largest))
    throw new NotFound(req.t);
  return args;
};
