import type { CollectionConfig } from 'payload';
import { subscriptionStates } from '../../lib/vocabulary.ts';
import { admins } from '../access/admins.ts';
import { nobody, nobodyOnField } from '../access/nobody.ts';
import { optionsOf } from '../fields/select-options.ts';

/** Who wants one mail when a service opens: written by the site alone, deleted with that mail. */
export const openingAlerts: CollectionConfig = {
  slug: 'opening-alerts',
  labels: { singular: 'Pedido de aviso', plural: 'Pedidos de aviso de abertura' },
  admin: {
    group: 'Cidadãos',
    useAsTitle: 'email',
    defaultColumns: ['email', 'service', 'state', 'createdAt'],
  },
  access: { read: admins, create: nobody, update: nobody, delete: admins },
  // One address asks once for one service, also where it is sent twice at the same moment.
  indexes: [{ fields: ['service', 'email'], unique: true }],
  fields: [
    { name: 'email', label: 'E-mail', type: 'email', required: true, index: true },
    // The number and no relation: who waits must neither keep a service from being deleted nor be named by it.
    { name: 'service', label: 'Número do serviço', type: 'number', required: true, index: true },
    {
      name: 'state',
      label: 'Situação',
      type: 'select',
      required: true,
      defaultValue: 'pendente',
      index: true,
      options: optionsOf(subscriptionStates),
    },
    { name: 'consentVersion', label: 'Versão do texto aceito', type: 'text', required: true },
    { name: 'consentAt', label: 'Pediu em', type: 'date', required: true },
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
