import { pictureFields } from '../fields/picture.ts';
import { slugField } from '../fields/slug.ts';
import { textCheckField } from '../fields/text-check.ts';
import { publishedCollection } from './published-collection.ts';

/** Pages for what no subject of the portal has a place for. */
export const pages = publishedCollection({
  slug: 'pages',
  labels: { singular: 'Página', plural: 'Páginas' },
  group: 'Conteúdo',
  title: 'title',
  columns: ['title', 'slug', 'updatedAt'],
  indexes: [['title']],
  fields: [
    { name: 'title', label: 'Título', type: 'text', required: true, maxLength: 120 },
    slugField('title'),
    {
      name: 'excerpt',
      label: 'Resumo',
      type: 'textarea',
      required: true,
      maxLength: 400,
      admin: { description: 'Uma ou duas frases. Aparece no alto da página e na busca.' },
    },
    { name: 'body', label: 'Texto', type: 'richText' },
    ...pictureFields,
    textCheckField(['excerpt', 'body']),
  ],
});
