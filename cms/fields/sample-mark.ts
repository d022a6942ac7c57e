import type { FieldHook, TextField } from 'payload';
import { editorsOnField } from '../access/editors.ts';
import { nobodyOnField } from '../access/nobody.ts';

/** What the sample loader writes, and what becomes of it as soon as somebody saves a change. */
export const untouchedSample = 'Conteúdo de exemplo';
export const changedSample = 'Conteúdo de exemplo, alterado';

/** Our own code changes things too, without an account: that leaves the mark as it is. */
const rememberChange: FieldHook = ({ operation, req, value }) =>
  operation === 'update' && req.user && value === untouchedSample ? changedSample : value;

/** Says in the admin what the sample invented, and tells the action that deletes it what nobody needs. */
export const sampleMark: TextField = {
  name: 'sample',
  label: 'Origem',
  type: 'text',
  index: true,
  access: { read: editorsOnField, create: nobodyOnField, update: nobodyOnField },
  hooks: { beforeChange: [rememberChange], beforeDuplicate: [() => null] },
  admin: { position: 'sidebar', readOnly: true, condition: ({ sample }) => Boolean(sample) },
};
