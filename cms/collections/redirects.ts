import type { CollectionConfig } from 'payload';
import { paths } from '../../lib/paths.ts';
import { anyone } from '../access/anyone.ts';
import { editors } from '../access/editors.ts';
import { checkRedirect, tidyFrom } from '../redirects/check-redirect.ts';

/**
 * Addresses of our own that lead elsewhere: printed ones, short ones, those of the former site. They are asked for
 * only where there is no page (`site/server/front.ts`).
 */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirecionamento', plural: 'Redirecionamentos' },
  defaultSort: 'from',
  admin: {
    group: 'Sistema',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'note', 'updatedAt'],
    description: 'Endereços antigos, impressos ou curtos que levam a outra página.',
  },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  // Neither they nor the page that says that there is none are kept, so no page needs to be made anew.
  hooks: { beforeValidate: [checkRedirect] },
  fields: [
    {
      name: 'from',
      label: 'De',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 200,
      hooks: { beforeValidate: [tidyFrom] },
      admin: {
        placeholder: '/verao',
        description: 'Um endereço deste site que não tem página, como /verao.',
      },
    },
    {
      name: 'to',
      label: 'Para',
      type: 'text',
      required: true,
      maxLength: 500,
      index: true,
      admin: {
        placeholder: paths.events,
        description: 'Uma página deste site, ou um endereço que comece com https://.',
      },
    },
    { name: 'note', label: 'Para quê', type: 'text', maxLength: 200 },
  ],
};
