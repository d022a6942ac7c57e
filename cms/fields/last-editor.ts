import type { TextField } from 'payload';
import { nobodyOnField } from '../access/nobody.ts';
import { writersOnField } from '../access/writers.ts';

/**
 * The name of who changed it last. A name and not an account: editors do not see each other's accounts, and a
 * version keeps its author when the account is gone. Written by `nameEditor` alone, never public.
 */
export const lastEditor: TextField = {
  name: 'lastEditor',
  label: 'Quem mudou por último',
  type: 'text',
  access: { read: writersOnField, create: nobodyOnField, update: nobodyOnField },
  admin: { hidden: true, disableBulkEdit: true },
};
