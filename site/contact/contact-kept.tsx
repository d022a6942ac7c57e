import { paths } from '../../lib/paths.ts';
import '../ui/forms/desk.css';
import './contact-section.css';
import { ButtonLink } from '../ui/controls/button.tsx';

/** Shows the protocol, big enough to copy by hand. */
export function ContactKept({ protocol }: { protocol: string }) {
  return (
    <section className="desk sunny" aria-labelledby="protocolo">
      <div className="wrap contact__kept">
        <h1 className="d-1" id="protocolo">
          Mensagem enviada
        </h1>
        <p className="contact__protocol fig">
          <span>Protocolo </span>
          {protocol}
        </p>
        <p className="lead">
          Anote este número: é com ele, e com o e-mail que você informou, que você acompanha esta
          mensagem e fala sobre ela com a secretaria. A resposta vai para esse e-mail.
        </p>
        <div className="row row--close contact__next">
          <ButtonLink href={`${paths.follow}?protocolo=${protocol}`}>
            Acompanhar a resposta
          </ButtonLink>
          <ButtonLink href="/" look="ghost">
            Voltar para o início
          </ButtonLink>
          <ButtonLink href={paths.contact} look="ghost">
            Escrever outra mensagem
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
