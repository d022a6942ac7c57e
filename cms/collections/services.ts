// Long because it is a form: one entry for each thing that a citizen wants to know of a service.
import type { DateFieldValidation, Field } from 'payload';
import { contactSubjects, serviceActions, serviceGroups, sports } from '../../lib/vocabulary.ts';
import { dayField } from '../fields/day.ts';
import { orderField } from '../fields/order.ts';
import { pictureFields } from '../fields/picture.ts';
import { optionsOf } from '../fields/select-options.ts';
import { slugField } from '../fields/slug.ts';
import { linkField } from '../fields/web-address.ts';
import { publishedCollection } from './published-collection.ts';

const notBeforeOpening: DateFieldValidation = (value, { siblingData }) => {
  const { opensAt } = siblingData as { opensAt?: string };
  return value && opensAt && new Date(value) < new Date(opensAt)
    ? 'O último dia precisa ser depois do primeiro.'
    : true;
};

interface Siblings {
  action?: string;
  cancelled?: boolean;
}

/** How one begins, and what the button says. */
const actionFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'action',
        label: 'Como se faz o pedido',
        type: 'select',
        required: true,
        defaultValue: 'contact',
        options: optionsOf(serviceActions),
      },
      {
        name: 'actionLabel',
        label: 'Texto do botão',
        type: 'text',
        maxLength: 60,
        admin: { description: 'Um verbo, como “Inscrever minha equipe”. Vazio: “Fazer o pedido”.' },
      },
    ],
  },
  {
    name: 'contactSubject',
    label: 'Assunto da mensagem',
    type: 'select',
    defaultValue: 'informacao',
    options: optionsOf(contactSubjects),
    admin: { condition: (_, { action }: Siblings) => action !== 'address' },
  },
  {
    ...linkField('address', 'Endereço do pedido'),
    admin: { condition: (_, { action }: Siblings) => action === 'address' },
  },
];

/** One task of the Carta de Serviços (Lei 13.460, art. 7). */
export const services = publishedCollection({
  slug: 'services',
  labels: { singular: 'Serviço', plural: 'Serviços' },
  group: 'Conteúdo',
  title: 'title',
  columns: ['title', 'group', 'opensAt', 'closesAt', 'reviewedAt'],
  sort: 'order',
  tellsEntrants: true,
  tellsReaders: true,
  fields: [
    {
      name: 'title',
      label: 'O que a pessoa quer fazer',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'Comece com um verbo: “Inscrever sua equipe”.' },
    },
    slugField('title'),
    {
      name: 'group',
      label: 'Grupo na Carta de Serviços',
      type: 'select',
      required: true,
      options: optionsOf(serviceGroups),
    },
    { name: 'summary', label: 'Resumo', type: 'textarea', required: true, maxLength: 300 },
    { name: 'description', label: 'O que é', type: 'textarea', required: true },
    {
      type: 'row',
      fields: [
        dayField('opensAt', 'Abre em', {
          admin: { description: 'Vazio: já está aberto. Sem as duas datas, está sempre aberto.' },
        }),
        dayField('closesAt', 'Último dia', {
          validate: notBeforeOpening,
          admin: { description: 'Vale até o último segundo deste dia, no Amapá.' },
        }),
        {
          name: 'capacity',
          label: 'Vagas, em palavras',
          type: 'text',
          maxLength: 60,
          admin: { description: 'Como “96 equipes”. Vazio: sem limite.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'cancelled',
          label: 'Cancelado',
          type: 'checkbox',
          defaultValue: false,
          admin: { description: 'Fecha, com “Cancelado”. Quem se inscreveu é avisado por e-mail.' },
        },
        {
          name: 'cancelReason',
          label: 'Motivo',
          type: 'text',
          maxLength: 200,
          admin: {
            condition: (_, { cancelled }: Siblings) => Boolean(cancelled),
            description: 'Aparece no site e no e-mail.',
          },
        },
      ],
    },
    ...actionFields,
    { name: 'whoCan', label: 'Quem pode', type: 'text', hasMany: true, required: true },
    {
      name: 'needs',
      label: 'O que é preciso',
      type: 'array',
      fields: [
        { name: 'item', label: 'O quê', type: 'text', required: true, maxLength: 120 },
        { name: 'detail', label: 'Detalhe', type: 'text', maxLength: 240 },
      ],
    },
    {
      name: 'notNeeded',
      label: 'O que não precisa',
      type: 'text',
      maxLength: 200,
      admin: { description: 'Completa a frase “Não precisa …”, como “de CNPJ nem de uniforme”.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'cost',
          label: 'Quanto custa',
          type: 'text',
          required: true,
          defaultValue: 'R$ 0',
          maxLength: 60,
        },
        {
          name: 'duration',
          label: 'Quanto demora para pedir',
          type: 'text',
          maxLength: 60,
          admin: { description: 'Como “15 min”.' },
        },
        {
          name: 'answerTime',
          label: 'Em quanto tempo vem a resposta',
          type: 'text',
          required: true,
          maxLength: 200,
        },
      ],
    },
    {
      name: 'steps',
      label: 'Como funciona, passo a passo',
      type: 'array',
      maxRows: 6,
      fields: [
        { name: 'title', label: 'Passo', type: 'text', required: true, maxLength: 60 },
        { name: 'text', label: 'Explicação', type: 'text', required: true, maxLength: 200 },
      ],
    },
    {
      name: 'inPerson',
      label: 'Onde mais: atendimento presencial e por telefone',
      type: 'array',
      fields: [
        { name: 'location', label: 'Onde', type: 'text', required: true, maxLength: 80 },
        { name: 'text', label: 'Endereço e horário', type: 'text', required: true, maxLength: 200 },
      ],
    },
    { name: 'rights', label: 'Direitos de quem pede', type: 'text', hasMany: true },
    {
      name: 'legislation',
      label: 'Legislação',
      type: 'array',
      fields: [
        { name: 'title', label: 'Norma', type: 'text', required: true, maxLength: 160 },
        { name: 'text', label: 'O que diz', type: 'text', maxLength: 240 },
        linkField('link', 'Endereço do texto'),
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'unit', label: 'Quem responde', type: 'text', required: true, maxLength: 120 },
        { name: 'phone', label: 'Telefone', type: 'text', maxLength: 60 },
        { name: 'email', label: 'E-mail', type: 'email' },
      ],
    },
    dayField('reviewedAt', 'Última revisão', { required: true }),
    {
      type: 'row',
      fields: [
        { name: 'program', label: 'Programa', type: 'relationship', relationTo: 'programs' },
        { name: 'event', label: 'Evento', type: 'relationship', relationTo: 'events' },
        { name: 'sport', label: 'Esporte', type: 'select', options: optionsOf(sports) },
      ],
    },
    orderField,
    ...pictureFields,
  ],
});
