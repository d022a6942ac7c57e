import type { CollectionConfig } from 'payload';
import { letterRhythms, subscriptionStates } from '../../lib/vocabulary.ts';
import { admins } from '../access/admins.ts';
import { nobody, nobodyOnField } from '../access/nobody.ts';
import { optionsOf } from '../fields/select-options.ts';
import { dropLetters } from '../hooks/drop-letters.ts';

/** Addresses of citizens: written by the site alone, read by those who look after accounts. */
export const newsletterSubscriptions: CollectionConfig = {
  slug: 'newsletter-subscriptions',
  labels: { singular: 'Inscrição na newsletter', plural: 'Inscrições na newsletter' },
  admin: {
    group: 'Cidadãos',
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'origin', 'createdAt'],
  },
  access: { read: admins, create: nobody, update: nobody, delete: admins },
  hooks: { afterDelete: [dropLetters] },
  // Who gets letters at once, in the order of their numbers.
  indexes: [{ fields: ['state', 'rhythm'] }],
  fields: [
    { name: 'email', label: 'E-mail', type: 'email', required: true, unique: true, index: true },
    { name: 'name', label: 'Nome', type: 'text', maxLength: 100 },
    {
      name: 'state',
      label: 'Situação',
      type: 'select',
      required: true,
      defaultValue: 'pendente',
      index: true,
      options: optionsOf(subscriptionStates),
    },
    {
      name: 'rhythm',
      label: 'Recebe',
      type: 'select',
      required: true,
      defaultValue: 'semanal',
      options: optionsOf(letterRhythms),
    },
    {
      // In the row itself, so that nothing is left of it when the row is deleted.
      name: 'choices',
      label: 'Municípios e assuntos',
      type: 'json',
      admin: { components: { Field: '/editions/reader-choices.tsx#ReaderChoices' } },
    },
    { name: 'origin', label: 'Página', type: 'text', required: true },
    {
      name: 'consentVersion',
      label: 'Versão do texto aceito',
      type: 'text',
      required: true,
    },
    { name: 'consentAt', label: 'Pediu em', type: 'date' },
    { name: 'confirmedAt', label: 'Confirmou em', type: 'date' },
    // Only the hash: whoever reads the database can't confirm for somebody else.
    {
      name: 'tokenHash',
      label: 'Código',
      type: 'text',
      index: true,
      access: { read: nobodyOnField },
      admin: { hidden: true },
    },
    { name: 'tokenExpiresAt', label: 'Código vale até', type: 'date', admin: { hidden: true } },
  ],
};
