import type { SiteBand } from '#content/site-bands';
import { copyMoment } from '../../../lib/copy-moment.ts';

/** Above each page of the copy that is shown while the portal does not answer. */
export const copyBand: SiteBand = {
  kind: 'aviso',
  title: `Cópia de ${copyMoment}`,
  text: 'O portal não responde agora. Tudo pode ser lido aqui; formulários e buscas voltam com ele.',
  link: undefined,
};
