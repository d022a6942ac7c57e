import type { GlobalConfig } from 'payload';
import { admins } from '../access/admins.ts';
import { afterField } from '../fields/after-field.ts';
import { momentField } from '../fields/moment.ts';
import { publishedGlobal } from './published-global.ts';

const settings = publishedGlobal({
  slug: 'electoral-period',
  label: 'Período eleitoral',
  group: 'Sistema',
  fields: [
    {
      type: 'row',
      fields: [
        momentField('from', 'Começa', {
          description: 'Três meses antes da eleição (Lei 9.504/1997, art. 73, VI, b).',
        }),
        afterField(
          momentField('until', 'Termina', {
            description: 'No dia da eleição, ou do segundo turno se houver.',
          }),
          'from',
        ),
      ],
    },
  ],
});

/** Between its two moments the site hides publicity (`lib/publicity.ts`). Without dates nothing is hidden. */
export const electoralPeriod: GlobalConfig = {
  ...settings,
  admin: {
    ...settings.admin,
    description:
      'Entre as duas datas, o portal esconde sozinho notícias, gravações, publicações das redes e números de impacto, e não envia a newsletter. Serviços, agenda, resultados e transparência ficam.',
  },
  access: { ...settings.access, update: admins },
};
