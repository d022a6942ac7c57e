import type { CollectionConfig, DateFieldValidation } from 'payload';
import { eventCategories, eventStatuses, sports } from '../../lib/vocabulary.ts';
import { duplicateEventEndpoint } from '../events/duplicate-event.ts';
import { audienceFields } from '../fields/audience.ts';
import { importedFrom } from '../fields/imported-from.ts';
import { momentField } from '../fields/moment.ts';
import { photosField } from '../fields/photos.ts';
import { pictureFields } from '../fields/picture.ts';
import { optionsOf } from '../fields/select-options.ts';
import { slugField } from '../fields/slug.ts';
import { textCheckField } from '../fields/text-check.ts';
import { linkField } from '../fields/web-address.ts';
import { endOfWholeDays, startOfWholeDays } from '../fields/whole-days.ts';
import { publishedCollection } from './published-collection.ts';

const endsAfterStart: DateFieldValidation = (value, { siblingData }) => {
  const start = (siblingData as { startsAt?: string }).startsAt;
  const wrong = value && start && new Date(value) <= new Date(start);
  return wrong ? 'O fim precisa ser depois do começo.' : true;
};

const collection = publishedCollection({
  slug: 'events',
  labels: { singular: 'Evento', plural: 'Agenda de eventos' },
  group: 'Conteúdo',
  title: 'title',
  columns: ['title', 'startsAt', 'municipality', 'category'],
  sort: '-startsAt',
  inFeeds: true,
  aboveList: '/import-events/import-link.tsx#ImportLink',
  tellsEntrants: true,
  tellsReaders: true,
  indexes: [
    // The agenda: all of it, of a category, of a town, of both; then a program, what lasts, the last change.
    ['startsAt', 'title'],
    ['category', 'startsAt', 'title'],
    ['municipality', 'startsAt', 'title'],
    ['category', 'municipality', 'startsAt', 'title'],
    ['program', 'startsAt', 'title'],
    ['endsAt', 'startsAt'],
    ['venue', 'startsAt', 'title'],
    ['sport', 'startsAt', 'title'],
    ['updatedAt'],
  ],
  fields: [
    { name: 'title', label: 'Título', type: 'text', required: true, maxLength: 300 },
    slugField('title'),
    {
      type: 'row',
      fields: [
        startOfWholeDays(momentField('startsAt', 'Começa', { required: true })),
        endOfWholeDays({ ...momentField('endsAt', 'Termina'), validate: endsAfterStart }),
        {
          name: 'allDay',
          label: 'O dia todo',
          type: 'checkbox',
          defaultValue: false,
          admin: { description: 'O site não mostra as horas.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'place', label: 'Local', type: 'text', required: true },
        {
          name: 'venue',
          label: 'Lugar da lista',
          type: 'relationship',
          relationTo: 'places',
          admin: { description: 'Se estiver na lista: o site liga à página dele.' },
        },
        {
          name: 'municipality',
          label: 'Município',
          type: 'relationship',
          relationTo: 'municipalities',
          required: true,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          label: 'Categoria',
          type: 'select',
          required: true,
          options: optionsOf(eventCategories),
        },
        { name: 'sport', label: 'Esporte', type: 'select', options: optionsOf(sports) },
        {
          // Not 'status': PostgreSQL would name its type like that of the draft status.
          name: 'situation',
          label: 'Situação',
          type: 'select',
          required: true,
          defaultValue: 'confirmado',
          options: optionsOf(eventStatuses),
        },
      ],
    },
    { name: 'description', label: 'Descrição', type: 'textarea', required: true },
    { name: 'program', label: 'Programa', type: 'relationship', relationTo: 'programs' },
    ...audienceFields(),
    linkField('registration', 'Onde se inscrever'),
    { name: 'regulation', label: 'Regulamento (PDF)', type: 'upload', relationTo: 'documents' },
    { name: 'contact', label: 'Contato', type: 'text', maxLength: 120 },
    ...pictureFields,
    photosField('Foi assim: fotografias do evento'),
    textCheckField(['description']),
    importedFrom,
  ],
});

/** Duplicating asks for the new date: the copy of Payload's own button has the old one. Its style hides that button. */
export const events: CollectionConfig = {
  ...collection,
  endpoints: [duplicateEventEndpoint],
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      edit: {
        ...collection.admin?.components?.edit,
        editMenuItems: ['/events/duplicate-menu-item.tsx#DuplicateMenuItem'],
      },
    },
  },
};
