import '../ui/cards/columns.css';
import './athlete-support.css';
import { contactAddress, nominationAddress } from '../addresses/contact-address.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';

const support = [
  {
    title: 'Bolsa Atleta',
    text: 'Ajuda mensal para quem treina e compete pelo estado, em cinco categorias.',
  },
  {
    title: 'Centros de Treinamento',
    text: 'Piscina, pista e ginásios com técnicos formados, sem custo para o atleta.',
  },
  {
    title: 'Apoio a Competições',
    text: 'Passagens, inscrição e uniforme para disputas fora do Amapá.',
  },
];

export function AthleteSupport() {
  return (
    <>
      <section className="section" aria-labelledby="apoio">
        <div className="wrap">
          <LineHeading id="apoio">Apoio aos Atletas</LineHeading>
          <ul className="columns columns--3-1-1 support">
            {support.map(({ title, text }) => (
              <li key={title}>
                <h3 className="d-2">{title}</h3>
                <p>{text}</p>
              </li>
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
