import type { Access, AccessArgs } from 'payload';
import type { User } from '../payload-types.ts';
import { admins } from './admins.ts';
import { attendants } from './attendants.ts';
import { entryQueue } from './entry-checkers.ts';

/** The rules that stand before what citizens send: their messages, their entries, their addresses. */
const personalRules: Access[] = [attendants, entryQueue, admins];

/** Whether an account of this role opens personal data, by the same rules that its requests pass. */
export const opensPersonalData = ({ role }: Pick<User, 'role'>): boolean =>
  personalRules.some((rule) => rule({ req: { user: { role } } } as AccessArgs));
