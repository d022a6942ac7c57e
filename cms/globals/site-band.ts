import { bandKinds } from '../../lib/vocabulary.ts';
import { afterField } from '../fields/after-field.ts';
import { momentField } from '../fields/moment.ts';
import { optionsOf } from '../fields/select-options.ts';
import { linkField } from '../fields/web-address.ts';
import { publishedGlobal } from './published-global.ts';

/** A band above every page: rain that closes a gymnasium, a number that is out of order. */
export const siteBand = publishedGlobal({
  slug: 'site-band',
  label: 'Faixa de aviso',
  group: 'Conteúdo',
  fields: [
    {
      name: 'text',
      label: 'Texto',
      type: 'textarea',
      maxLength: 240,
      admin: { description: 'Vazio: nenhuma faixa. Uma ou duas frases curtas.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          label: 'Tipo',
          type: 'select',
          required: true,
          defaultValue: 'aviso',
          options: optionsOf(bandKinds),
        },
        linkField('link', 'Saiba mais em'),
      ],
    },
    {
      type: 'row',
      fields: [
        momentField('from', 'Mostrar de', { description: 'Vazio: desde já.' }),
        afterField(
          momentField('until', 'Até', { description: 'Vazio: até alguém tirar.' }),
          'from',
        ),
      ],
    },
  ],
});
