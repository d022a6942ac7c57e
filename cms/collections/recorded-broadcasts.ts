import { broadcastFields, videoIdField } from '../fields/broadcast.ts';
import { momentField } from '../fields/moment.ts';
import { publishedCollection } from './published-collection.ts';

export const recordedBroadcasts = publishedCollection({
  slug: 'recorded-broadcasts',
  labels: { singular: 'Transmissão anterior', plural: 'Transmissões anteriores' },
  group: 'Transmissões',
  title: 'title',
  publicity: true,
  columns: ['title', 'date', 'category', 'duration'],
  sort: '-date',
  fields: [
    ...broadcastFields,
    videoIdField,
    {
      type: 'row',
      fields: [
        momentField('date', 'Data', { required: true }),
        { name: 'views', label: 'Visualizações', type: 'text', admin: { placeholder: '2.3K' } },
        { name: 'duration', label: 'Duração', type: 'text', admin: { placeholder: '1:42:10' } },
      ],
    },
  ],
});
