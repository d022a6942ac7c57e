import { socialNetworks } from '../../lib/vocabulary.ts';
import { orderField } from '../fields/order.ts';
import { pictureFields } from '../fields/picture.ts';
import { optionsOf } from '../fields/select-options.ts';
import { webAddressField } from '../fields/web-address.ts';
import { publishedCollection } from './published-collection.ts';

export const socialPosts = publishedCollection({
  slug: 'social-posts',
  labels: { singular: 'Publicação nas redes', plural: 'Publicações nas redes' },
  group: 'Conteúdo',
  title: 'caption',
  publicity: true,
  columns: ['caption', 'platform', 'order'],
  sort: 'order',
  fields: [
    { name: 'caption', label: 'Legenda', type: 'text', required: true },
    {
      name: 'platform',
      label: 'Rede',
      type: 'select',
      required: true,
      options: optionsOf(socialNetworks),
    },
    webAddressField('link', 'Endereço da publicação'),
    orderField,
    ...pictureFields,
  ],
});
