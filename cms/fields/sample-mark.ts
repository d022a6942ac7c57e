import type { FieldHook, TextField } from 'payload';
import { nobodyOnField } from '../access/nobody.ts';
import { writersOnField } from '../access/writers.ts';

/** The mark that the sample loader sets, and its value once somebody has saved a change. */
export const untouchedSample = 'Conteúdo de exemplo';
export const changedSample = 'Conteúdo de exemplo, alterado';

/** Changes by our own code, without an account, leave the mark. */
const rememberChange: FieldHook = ({ operation, req, value }) =>
  operation === 'update' && req.user && value === untouchedSample ? changedSample : value;

/**
 * Shows in the admin what is sample content, and tells the action that deletes the sample what nobody has
 * changed.
 */
export const sampleMark: TextField = {
  name: 'sample',
  label: 'Origem',
  type: 'text',
  index: true,
  access: { read: writersOnField, create: nobodyOnField, update: nobodyOnField },
  hooks: { beforeChange: [rememberChange], beforeDuplicate: [() => null] },
  admin: { position: 'sidebar', readOnly: true, condition: ({ sample }) => Boolean(sample) },
};
