import { paths } from '../../lib/paths.ts';
import { newTab } from '../ui/controls/button-class.ts';
import { ExternalMark } from '../ui/controls/external-mark.tsx';

const portal = 'https://www.transparencia.ap.gov.br/';

export function StatePortalNote() {
  return (
    <p className="portal-note">
      Estes dados também estão no{' '}
      <a href={portal} {...newTab}>
        Portal da Transparência do Estado do Amapá
        <ExternalMark />
      </a>
      . Para baixar tudo de uma vez, veja os <a href={paths.data}>dados abertos</a>.
    </p>
  );
}
