import { nobodyOnField } from '../access/nobody.ts';
import { categoryField, videoIdField } from '../fields/broadcast.ts';
import { clockTimeField } from '../fields/clock-time.ts';
import { pictureFields } from '../fields/picture.ts';
import { sampleMark } from '../fields/sample-mark.ts';
import { noteStart } from '../live/note-start.ts';
import { publishedGlobal } from './published-global.ts';

const global = publishedGlobal({
  slug: 'live-stream',
  label: 'Transmissão ao vivo',
  group: 'Transmissões',
  fields: [
    {
      name: 'isLive',
      label: 'Está no ar agora',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Vale para a página inicial e para Transmissões. Mais fácil pelo celular: “Ir ao vivo”.',
      },
    },
    // The sample is on air in 'Transmissões' and not on the home page; going on air is always both.
    { name: 'showOnHome', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
    { name: 'title', label: 'Título', type: 'text', required: true },
    { name: 'description', label: 'Descrição', type: 'textarea', required: true },
    videoIdField,
    {
      type: 'row',
      fields: [categoryField, clockTimeField('startTime', 'Começou às', true)],
    },
    ...pictureFields,
    // Counted by the video service; 0 is unknown and not shown.
    {
      name: 'viewers',
      type: 'number',
      min: 0,
      defaultValue: 0,
      access: { update: nobodyOnField },
      admin: { hidden: true },
    },
    // From it the recording's date and duration are made; the sample has none, and leaves no recording.
    {
      name: 'startedAt',
      type: 'date',
      access: { update: nobodyOnField },
      admin: { hidden: true },
    },
    // The number of the announced broadcast that this is. It may be deleted at any time, hence no relation.
    {
      name: 'announced',
      type: 'number',
      access: { update: nobodyOnField },
      admin: { hidden: true },
    },
    sampleMark,
  ],
});

export const liveStream = { ...global, hooks: { ...global.hooks, beforeChange: [noteStart] } };
