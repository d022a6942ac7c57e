import { newsCategories } from '../../lib/vocabulary.ts';
import { momentField } from '../fields/moment.ts';
import { pictureFields } from '../fields/picture.ts';
import { optionsOf } from '../fields/select-options.ts';
import { slugField } from '../fields/slug.ts';
import { textCheckField } from '../fields/text-check.ts';
import { publishedCollection } from './published-collection.ts';

export const news = publishedCollection({
  slug: 'news',
  labels: { singular: 'Notícia', plural: 'Notícias' },
  group: 'Conteúdo',
  title: 'title',
  publicity: true,
  tellsReaders: true,
  columns: ['title', 'date', 'category'],
  sort: '-date',
  indexes: [['date'], ['category', 'date'], ['highlighted', 'date']],
  fields: [
    { name: 'title', label: 'Título', type: 'text', required: true, maxLength: 300 },
    slugField('title'),
    {
      type: 'row',
      fields: [
        {
          ...momentField('date', 'Data', { required: true }),
          defaultValue: () => new Date().toISOString(),
        },
        {
          name: 'category',
          label: 'Categoria',
          type: 'select',
          required: true,
          options: optionsOf(newsCategories),
        },
      ],
    },
    {
      name: 'excerpt',
      label: 'Resumo',
      type: 'textarea',
      required: true,
      maxLength: 400,
      admin: { description: 'Uma ou duas frases. Aparece nas listas e no alto da notícia.' },
    },
    { name: 'body', label: 'Texto', type: 'richText' },
    {
      name: 'highlighted',
      label: 'Notícia em destaque',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    ...pictureFields,
    textCheckField(['excerpt', 'body']),
  ],
});
