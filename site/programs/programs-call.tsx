import '../ui/cards/columns.css';
import './programs-call.css';
import { contactAddress } from '../addresses/contact-address.ts';
import { ButtonLink } from '../ui/controls/button.tsx';

const calls = [
  {
    question: 'Ficou com alguma dúvida?',
    text: 'Conte o que você procura e a equipe responde.',
    button: 'Contate-nos',
    href: contactAddress('duvida', 'Programas e projetos'),
  },
  {
    question: 'Quer se inscrever?',
    text: 'Diga o programa e a sua cidade.',
    button: 'Entre em contato',
    href: contactAddress('informacao', 'Inscrição em um programa'),
  },
  {
    question: 'Tem uma escola, empresa ou associação?',
    text: 'Leve um programa para o seu bairro.',
    button: 'Seja um parceiro',
    href: contactAddress('outro', 'Parceria'),
  },
];

/** The one yellow field of the page. */
export function ProgramsCall() {
  return (
    <section className="call sunny meets-foot" aria-labelledby="chamada">
      <div className="wrap">
        <h2 className="d-1" id="chamada">
          Venha jogar com a gente
        </h2>
        <ul className="columns columns--3-3-1">
          {calls.map(({ question, text, button, href }) => (
            <li key={button}>
              <h3 className="d-3">{question}</h3>
              <p>{text}</p>
              <ButtonLink href={href}>{button}</ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
