import '../ui/cards/columns.css';
import './athlete-support.css';
import type { ServiceCard } from '#content/services';
import { detailPath, servicePath } from '../../lib/paths.ts';
import { serviceState, stateWords } from '../../lib/service-state.ts';
import { contactAddress, nominationAddress } from '../addresses/contact-address.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Tag } from '../ui/controls/tag.tsx';

/** The free page that names the centres, while an editor publishes one at this address. */
export const trainingCentresPage = 'centros-de-treinamento';

/** The specification's three; each leads to where one gets it. */
const support: readonly Support[] = [
  {
    title: 'Bolsa Atleta',
    service: 'bolsa-atleta',
    text: 'Ajuda mensal para quem treina e compete pelo estado, em cinco categorias.',
  },
  {
    title: 'Centros de Treinamento',
    page: trainingCentresPage,
    text: 'Piscina, pista e ginásios com técnicos formados, sem custo para o atleta.',
  },
  {
    title: 'Apoio a Competições',
    service: 'apoio-a-competicoes',
    text: 'Passagens, inscrição e uniforme para disputas fora do Amapá.',
  },
];

interface Support {
  title: string;
  text: string;
  /** The slug of the service, while an editor publishes it. */
  service?: string;
  /** The same of a free page. */
  page?: string | undefined;
}

interface AthleteSupportProps {
  services: readonly ServiceCard[];
  /** Whether the free page of the training centres is public. */
  hasCentres: boolean;
  now: Date;
}

export function AthleteSupport({ services, hasCentres, now }: AthleteSupportProps) {
  return (
    <>
      <section className="section" aria-labelledby="apoio">
        <div className="wrap">
          <LineHeading id="apoio">Apoio aos Atletas</LineHeading>
          <ul className="columns columns--3-1-1 support">
            {support.map((one) => (
              <SupportCard
                key={one.title}
                support={hasCentres ? one : { ...one, page: undefined }}
                service={services.find(({ slug }) => slug === one.service)}
                now={now}
              />
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="indicar">
        <div className="wrap nominate">
          <h2 className="d-2" id="indicar">
            Conhece alguém que merece estar aqui?
          </h2>
          <div className="actions actions--flush">
            <ButtonLink href={nominationAddress('Indicação de atleta')}>
              Indicar um atleta
            </ButtonLink>
            <ButtonLink
              href={contactAddress('informacao', 'Atualização de perfil de atleta')}
              look="ghost"
            >
              Atualizar informações
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

interface SupportCardProps {
  support: Support;
  service: ServiceCard | undefined;
  now: Date;
}

function SupportCard({ support: { title, text, page }, service, now }: SupportCardProps) {
  const href = service ? servicePath(service.slug) : page && detailPath('pages', page);
  return (
    <li>
      <h3 className="d-2">
        {href ? (
          <a className="cover-link" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p>{text}</p>
      {service ? (
        <p>
          <Tag>{stateWords(serviceState(service, now), now)}</Tag>
        </p>
      ) : null}
    </li>
  );
}
