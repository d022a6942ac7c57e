import { videoIdField } from '../fields/broadcast.ts';
import { clockTimeField } from '../fields/clock-time.ts';
import { pictureFields } from '../fields/picture.ts';
import { sampleMark } from '../fields/sample-mark.ts';
import { publishedGlobal } from './published-global.ts';

export const liveStream = publishedGlobal({
  slug: 'live-stream',
  label: 'Transmissão ao vivo',
  group: 'Transmissões',
  fields: [
    { name: 'isLive', label: 'Está no ar agora', type: 'checkbox', defaultValue: false },
    {
      name: 'showOnHome',
      label: 'Mostrar na página inicial',
      type: 'checkbox',
      defaultValue: false,
    },
    { name: 'title', label: 'Título', type: 'text', required: true },
    { name: 'description', label: 'Descrição', type: 'textarea', required: true },
    videoIdField,
    {
      type: 'row',
      fields: [
        { name: 'viewers', label: 'Pessoas assistindo', type: 'number', min: 0, defaultValue: 0 },
        clockTimeField('startTime', 'Começou às', true),
      ],
    },
    ...pictureFields,
    sampleMark,
  ],
});
