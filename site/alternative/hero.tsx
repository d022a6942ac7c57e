import { paths } from '../../lib/paths.ts';
import '../ui/cards/columns.css';
import './hero.css';
import { sportDimensions } from '../../lib/vocabulary.ts';
import { Pictogram } from '../drawings/pictograms/pictogram.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';

/** The four ways to do sport, as stations on the line that connects them. */
const stations = [
  {
    name: sportDimensions.educacional,
    sign: 'ginastica',
    text: 'Na escola, para aprender jogando.',
  },
  {
    name: sportDimensions.participacao,
    sign: 'danca',
    text: 'Por saúde e por gosto, em qualquer idade.',
  },
  { name: sportDimensions.rendimento, sign: 'corrida', text: 'Para quem treina e compete.' },
  { name: sportDimensions.paradesporto, sign: 'cadeira', text: 'Para atletas com deficiência.' },
] as const;

export function Hero() {
  return (
    <section className="scene alt-hero" aria-labelledby="titulo">
      <div className="north">
        <div className="wrap alt-hero__above">
          <h1 className="d-hero" id="titulo">
            Conectando o Amapá através do esporte
          </h1>
          <div className="alt-hero__words">
            <p className="lead">
              Uma linha cruza o estado e liga quem joga, quem torce e quem ensina, do Oiapoque a
              Vitória do Jari.
            </p>
            <div className="actions actions--flush">
              <ButtonLink href={paths.events}>Ver a agenda</ButtonLink>
              <ButtonLink href={paths.programs} look="ghost">
                Ver os programas
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
      <div className="south alt-hero__south">
        <div className="wrap">
          <h2 className="vh">Categorias de programas</h2>
          <ul className="columns columns--beside stations">
            {stations.map(({ name, sign, text }) => (
              <li key={name}>
                <span className="stations__sign">
                  <Pictogram name={sign} />
                </span>
                <div>
                  <h3 className="d-3">
                    <a className="cover-link" href={paths.programs}>
                      {name}
                    </a>
                  </h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
