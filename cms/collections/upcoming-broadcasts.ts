import { announcedVideoIdField, broadcastFields } from '../fields/broadcast.ts';
import { momentField } from '../fields/moment.ts';
import { publishedCollection } from './published-collection.ts';

export const upcomingBroadcasts = publishedCollection({
  slug: 'upcoming-broadcasts',
  labels: { singular: 'Próxima transmissão', plural: 'Próximas transmissões' },
  group: 'Transmissões',
  title: 'title',
  columns: ['title', 'startsAt', 'category'],
  sort: 'startsAt',
  fields: [
    ...broadcastFields,
    announcedVideoIdField,
    momentField('startsAt', 'Começa', { required: true }),
  ],
});
