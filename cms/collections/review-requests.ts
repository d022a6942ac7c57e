import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';
import { writers } from '../access/writers.ts';
import { optionsOf } from '../fields/select-options.ts';
import { reviewStates } from '../reviews/review-request.ts';

/**
 * An author asks for a draft to be published; one row for a document. Beside the documents and not in them: what
 * waits is counted on every page of the admin, and asking must not change the draft (decision 048).
 */
export const reviewRequests: CollectionConfig = {
  slug: 'review-requests',
  labels: { singular: 'Pedido de revisão', plural: 'Pedidos de revisão' },
  admin: { hidden: true },
  access: { read: writers, create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['list', 'document'], unique: true }],
  fields: [
    { name: 'list', label: 'Lista', type: 'text', required: true },
    { name: 'document', label: 'Número', type: 'number', required: true },
    {
      name: 'state',
      label: 'Situação',
      type: 'select',
      required: true,
      index: true,
      options: optionsOf(reviewStates),
    },
    // A name beside the number, as in versions: editors do not see each other's accounts.
    { name: 'account', label: 'Conta de quem pediu', type: 'number', required: true, index: true },
    { name: 'askedBy', label: 'Quem pediu', type: 'text', required: true },
    { name: 'note', label: 'Recado', type: 'textarea' },
    { name: 'returnedBy', label: 'Quem devolveu', type: 'text' },
    { name: 'returnedAt', label: 'Devolvido em', type: 'date' },
    { name: 'answer', label: 'O que falta', type: 'textarea' },
  ],
};
