import { dayOf, longDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { type ElectoralPeriod, electoralLaw, hidesPublicity } from '../../lib/publicity.ts';
import { MessagePage } from '../layout/message-page.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { newTab } from '../ui/controls/button-class.ts';
import { ExternalMark } from '../ui/controls/external-mark.tsx';

interface ElectoralPageProps {
  period: ElectoralPeriod | undefined;
  /** Whether it stands in the place of a page that is hidden. */
  instead: boolean;
  now: Date;
}

export function ElectoralPage({ period, instead, now }: ElectoralPageProps) {
  return (
    <MessagePage
      figure="73"
      art="arena"
      title={instead ? 'Indisponível durante o período eleitoral' : 'Período eleitoral'}
    >
      <p className="lead">{stateOf(period, now)}</p>
      <p>
        Nos três meses antes de uma eleição, a lei não permite a publicidade de governos (
        <a href={electoralLaw.address} {...newTab}>
          {electoralLaw.name}
          <ExternalMark />
        </a>
        ). O portal deixa então de mostrar notícias, gravações, publicações das redes, fotografias
        de eventos passados, números de impacto e a mensagem do secretário, e não envia a
        newsletter. Serviços, agenda, aulas, resultados, dados abertos e transparência continuam.
      </p>
      <div className="row message__actions">
        <ButtonLink href={paths.services} look="sun">
          Ver os serviços
        </ButtonLink>
        <ButtonLink href={paths.events} look="ghost">
          Ver a agenda de eventos
        </ButtonLink>
      </div>
    </MessagePage>
  );
}

function stateOf(period: ElectoralPeriod | undefined, now: Date): string {
  if (!period || period.until <= now) return 'Agora não há nada escondido: tudo está no ar.';
  const [from, until] = [period.from, period.until].map((moment) => longDate(dayOf(moment)));
  return hidesPublicity(period, now)
    ? `Esta parte do portal volta em ${until}.`
    : `De ${from} a ${until}, parte do portal não será mostrada.`;
}
