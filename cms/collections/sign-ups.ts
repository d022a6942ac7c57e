// Long because it is a form: one entry for each rule that a sign-up can have.
import type { CollectionConfig, Field, NumberFieldSingleValidation } from 'payload';
import { signUpKinds } from '../../lib/vocabulary.ts';
import { anyone } from '../access/anyone.ts';
import { editors } from '../access/editors.ts';
import { keepDayOfDeletion, keepWithEntries } from '../entries/keep-with-entries.ts';
import { signUpEndpoints } from '../entries/sign-up-endpoints.ts';
import { dayField } from '../fields/day.ts';
import { sampleMark } from '../fields/sample-mark.ts';
import { optionsOf } from '../fields/select-options.ts';
import { raiseOnChange, raiseOnDelete } from '../hooks/raise-content-version.ts';

const notBelow =
  (lower: string, text: string): NumberFieldSingleValidation =>
  (value, { siblingData }) => {
    const least = (siblingData as Record<string, unknown>)[lower];
    return typeof value === 'number' && typeof least === 'number' && value < least ? text : true;
  };

/** What a form may be for, beside its service: one of them at most. */
const purposes = [
  { name: 'event', label: 'É para um evento', relationTo: 'events' },
  { name: 'sessionRule', label: 'É para uma aula ou treino', relationTo: 'session-rules' },
  { name: 'program', label: 'É para um programa', relationTo: 'programs' },
] as const;

const purposeField = ({ name, label, relationTo }: (typeof purposes)[number]): Field => {
  const isFree = (data: Record<string, unknown>) =>
    purposes.every((other) => other.name === name || !data[other.name]);
  return {
    ...{ name, label, type: 'relationship', relationTo, index: true },
    validate: (value: unknown, { siblingData }: { siblingData: object }) =>
      !value || isFree(siblingData as Record<string, unknown>) ? true : 'Escolha só um.',
    admin: {
      condition: (_, siblings) => isFree(siblings),
      description: 'Escolha um só, ou nenhum. A página mostra “Inscreva-se”, com a situação.',
    },
  };
};

const isTeam = (_: unknown, { kind }: { kind?: string }) => kind === 'equipe';

const number = (name: string, label: string, rest: object = {}): Field => ({
  ...{ name, label, type: 'number', min: 0, ...rest },
});

/** The form of a service. Its dates are the service's, so that page and form never say different things. */
export const signUps: CollectionConfig = {
  slug: 'sign-ups',
  labels: { singular: 'Formulário de inscrição', plural: 'Formulários de inscrição' },
  admin: {
    group: 'Inscrições',
    useAsTitle: 'title',
    defaultColumns: ['title', 'service', 'kind', 'updatedAt'],
    description:
      'O que uma inscrição pede. Abre e fecha nas datas do serviço. Peça só o que a regra exige.',
  },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  hooks: {
    beforeChange: [keepDayOfDeletion],
    beforeDelete: [keepWithEntries],
    afterChange: [raiseOnChange],
    afterDelete: [raiseOnDelete],
  },
  endpoints: signUpEndpoints,
  fields: [
    {
      name: 'links',
      type: 'ui',
      admin: { components: { Field: '/components/sign-up-links.tsx#SignUpLinks' } },
    },
    { name: 'title', label: 'Nome', type: 'text', required: true, maxLength: 80 },
    {
      name: 'service',
      label: 'Serviço',
      type: 'relationship',
      relationTo: 'services',
      required: true,
      unique: true,
      index: true,
    },
    { type: 'row', fields: purposes.map(purposeField) },
    {
      name: 'kind',
      label: 'Quem se inscreve',
      type: 'select',
      required: true,
      defaultValue: 'pessoa',
      options: optionsOf(signUpKinds),
    },
    {
      type: 'row',
      fields: [
        number('minMembers', 'Atletas, no mínimo', { admin: { condition: isTeam } }),
        number('maxMembers', 'Atletas, no máximo', {
          max: 60,
          validate: notBelow('minMembers', 'O máximo é menor que o mínimo.'),
          admin: { condition: isTeam },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        number('minAge', 'Idade, a partir de'),
        number('maxAge', 'Idade, até', {
          validate: notBelow('minAge', 'A idade máxima é menor que a mínima.'),
        }),
        dayField('ageDay', 'A idade conta em', {
          admin: { description: 'Vazio: no dia do envio.' },
        }),
      ],
    },
    {
      name: 'quotas',
      label: 'Vagas',
      type: 'array',
      labels: { singular: 'Vagas de uma chave', plural: 'Vagas' },
      required: true,
      minRows: 1,
      maxRows: 100,
      admin: {
        description:
          'Uma linha por categoria e município. Quem chega depois da última vaga fica na lista de espera.',
      },
      fields: [
        { name: 'category', label: 'Categoria', type: 'text', required: true, maxLength: 60 },
        {
          name: 'municipality',
          label: 'Município',
          type: 'relationship',
          relationTo: 'municipalities',
        },
        number('places', 'Vagas', { required: true }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'asksCpf',
          label: 'Pede o CPF de quem inscreve',
          type: 'checkbox',
          defaultValue: false,
        },
        {
          name: 'cpfLaw',
          label: 'Que lei exige o CPF',
          type: 'text',
          maxLength: 160,
          validate: (value: unknown, { siblingData }: { siblingData: object }) =>
            !('asksCpf' in siblingData && siblingData.asksCpf) || value
              ? true
              : 'Diga que lei exige o CPF, ou não o peça.',
          admin: { condition: (_, { asksCpf }) => Boolean(asksCpf) },
        },
      ],
    },
    {
      name: 'documents',
      label: 'Documentos',
      type: 'array',
      labels: { singular: 'Documento', plural: 'Documentos' },
      maxRows: 6,
      admin: { description: 'PDF ou foto. Só os que uma regra exige.' },
      fields: [
        { name: 'name', label: 'Documento', type: 'text', required: true, maxLength: 80 },
        {
          name: 'rule',
          label: 'Que regra exige',
          type: 'text',
          required: true,
          maxLength: 160,
          admin: { description: 'Quem se inscreve lê isto. Por exemplo: “o edital, item 4”.' },
        },
      ],
    },
    dayField('deleteOn', 'Apagar os dados em', {
      required: true,
      admin: {
        description:
          'Quem se inscreve lê esta data. No máximo dois anos depois do fim; o portal apaga sozinho.',
      },
    }),
    {
      name: 'answerDays',
      label: 'Dias para a resposta da conferência',
      type: 'number',
      required: true,
      min: 1,
      max: 60,
      defaultValue: 7,
    },
    sampleMark,
  ],
};
