import type { FieldAffectingData, TextFieldSingleValidation } from 'payload';
import { safeAddress } from '../../lib/safe-address.ts';

/** The site draws no link to any other address, so none is taken. */
const validate: TextFieldSingleValidation = (value, { siblingData }) =>
  (siblingData as { linkType?: string }).linkType === 'internal' ||
  safeAddress(value) !== undefined ||
  'Escreva um endereço que comece com https://, mailto: ou, neste site, com /.';

/**
 * The field of a link's address, which says in Portuguese what it takes. Payload's own hook would encode whole
 * the addresses that it does not know, such as '/busca?q=vôlei'.
 */
export const linkAddress = (field: FieldAffectingData): FieldAffectingData =>
  field.type === 'text' && !field.hasMany ? { ...field, validate, hooks: {} } : field;
