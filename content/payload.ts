import { getPayload, type Payload } from 'payload';
import config from '../cms/payload.config.ts';

/** The one connection of this program to the content system. */
export function openPayload(): Promise<Payload> {
  return getPayload({ config });
}

/**
 * What is in the bin is a draft (`cms/hooks/bin.ts`), or forbidden by its own rule: a condition on the bin would
 * only keep the database from counting within its indexes.
 */
export const withoutAskingForBin = { trash: true } as const;

/** Reads go through the access rules as a stranger would: what is not published does not exist. */
export const asVisitor = { overrideAccess: false, depth: 1, ...withoutAskingForBin } as const;
