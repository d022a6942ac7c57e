import { paths, programPath } from '../../lib/paths.ts';
import './program-contact.css';
import type { Program } from '#content/programs';
import { phoneAddress } from '../../lib/phone-address.ts';
import { contactAddress } from '../addresses/contact-address.ts';
import { ButtonLink } from '../ui/controls/button.tsx';

export function ProgramContact({ program: { title, contact, slug } }: { program: Program }) {
  return (
    <section className="ask meets-foot" aria-labelledby="contato">
      <div className="wrap ask__row">
        <div>
          <h2 className="d-3" id="contato">
            Contato
          </h2>
          <p className="ask__phone">
            <a className="quiet-link" href={phoneAddress(contact)}>
              {contact}
            </a>
          </p>
        </div>
        <div className="actions actions--flush">
          <ButtonLink href={contactAddress('informacao', title)} look="sun">
            Entre em contato
          </ButtonLink>
          <ButtonLink href={contactAddress('sugestao', title)} look="ghost">
            Enviar sugestão
          </ButtonLink>
          <ButtonLink href={`${programPath(slug)}/cartaz`} look="ghost" icon="print">
            Imprimir o cartaz
          </ButtonLink>
          <ButtonLink href={paths.programs} look="ghost">
            Ver todos os programas
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
