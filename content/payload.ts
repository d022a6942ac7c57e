import { getPayload, type Payload } from 'payload';
import config from '../cms/payload.config.ts';

/** The one connection of this program to the content system. */
export function openPayload(): Promise<Payload> {
  return getPayload({ config });
}

/** Reads go through the access rules as a stranger would: what is not published does not exist. */
export const asVisitor = { overrideAccess: false, depth: 1 } as const;
