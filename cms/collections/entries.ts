// Long because it is a form: what a checker sees of an entry, and what nobody may see.
import type { CollectionConfig } from 'payload';
import { entryStates } from '../../lib/vocabulary.ts';
import { entryCheckers, entryQueue, isEntryChecker } from '../access/entry-checkers.ts';
import { nobody, nobodyOnField } from '../access/nobody.ts';
import { carryOutDecision, checkDecision } from '../entries/decide.ts';
import { entryEndpoints } from '../entries/entry-endpoints.ts';
import { showPersonal } from '../entries/show-personal.ts';
import { optionsOf } from '../fields/select-options.ts';

/** Written by the site alone. */
const fixed = { access: { update: nobodyOnField }, admin: { readOnly: true } } as const;

/** No request reads it, whoever is signed in. */
const secret = {
  access: { read: nobodyOnField, update: nobodyOnField },
  hidden: true,
} as const;

/**
 * What citizens send through a sign-up. All that is personal is in `sealed`; `marks` and `emailMark` find equal
 * people and addresses without opening it.
 */
export const entries: CollectionConfig = {
  slug: 'entries',
  labels: { singular: 'Inscrição', plural: 'Inscrições recebidas' },
  defaultSort: 'arrival',
  disableDuplicate: true,
  admin: {
    group: 'Inscrições',
    useAsTitle: 'protocol',
    defaultColumns: ['protocol', 'state', 'signUp', 'quotaLabel', 'team', 'arrival', 'createdAt'],
    listSearchableFields: ['protocol', 'team'],
    pagination: { defaultLimit: 50 },
    description:
      'Abra uma inscrição para conferir. Para decidir: escolha a situação e salve; a pessoa recebe um e-mail. Para aceitar várias, marque-as na lista e use “Editar”.',
  },
  access: { read: entryQueue, create: nobody, update: entryCheckers, delete: nobody },
  hooks: {
    beforeChange: [checkDecision],
    afterChange: [carryOutDecision],
    afterRead: [showPersonal],
  },
  endpoints: entryEndpoints,
  indexes: [{ fields: ['signUp', 'quota', 'state'] }],
  fields: [
    { name: 'protocol', label: 'Protocolo', type: 'text', required: true, unique: true, ...fixed },
    {
      name: 'state',
      label: 'Situação',
      type: 'select',
      required: true,
      index: true,
      options: optionsOf(entryStates),
    },
    {
      name: 'reason',
      label: 'Motivo da recusa',
      type: 'textarea',
      maxLength: 1000,
      admin: {
        description:
          'Quem se inscreveu lê este texto. Sem nomes de outras pessoas, e sem dizer quem está em outra inscrição.',
        condition: (data) => data.state === 'recusada',
      },
    },
    {
      name: 'signUp',
      label: 'Formulário',
      type: 'relationship',
      relationTo: 'sign-ups',
      required: true,
      index: true,
      ...fixed,
    },
    { name: 'quota', label: 'Chave (número)', type: 'text', required: true, ...secret },
    { name: 'quotaLabel', label: 'Chave', type: 'text', required: true, ...fixed },
    { name: 'team', label: 'Equipe', type: 'text', index: true, ...fixed },
    { name: 'members', label: 'Pessoas', type: 'number', required: true, ...fixed },
    { name: 'arrival', label: 'Ordem de chegada', type: 'number', required: true, ...fixed },
    {
      name: 'personal',
      label: 'Dados de quem se inscreveu',
      type: 'textarea',
      virtual: true,
      access: { read: ({ req }) => isEntryChecker(req), update: nobodyOnField },
      admin: {
        readOnly: true,
        rows: 24,
        disableListColumn: true,
        disableListFilter: true,
        description: 'Cada consulta a estes dados fica registrada.',
      },
    },
    {
      name: 'files',
      label: 'Documentos',
      type: 'json',
      virtual: true,
      access: { read: ({ req }) => isEntryChecker(req), update: nobodyOnField },
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/components/entry-files.tsx#EntryFiles' },
      },
    },
    {
      name: 'seen',
      type: 'text',
      virtual: true,
      access: { read: ({ req }) => isEntryChecker(req) },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    { name: 'appealedAt', label: 'Recurso em', type: 'date', ...fixed },
    { name: 'offeredUntil', label: 'Vaga oferecida até', type: 'date', index: true, ...fixed },
    { name: 'consentVersion', label: 'Versão do texto aceito', type: 'text', ...fixed },
    { name: 'sealed', label: 'Dados cifrados', type: 'textarea', required: true, ...secret },
    { name: 'keyHash', label: 'Código', type: 'text', required: true, unique: true, ...secret },
    { name: 'emailMark', label: 'Marca do e-mail', type: 'text', index: true, ...secret },
    {
      ...{ name: 'marks', label: 'Marcas das pessoas', type: 'text', hasMany: true, index: true },
      ...secret,
    },
  ],
};
