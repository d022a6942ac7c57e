import './place-correct.css';
import type { Place } from '#content/places';
import { contactAddress } from '../addresses/contact-address.ts';
import { ButtonLink } from '../ui/controls/button.tsx';

/** Whom to tell what is wrong or missing. */
export function PlaceCorrect({ place: { name } }: { place: Place }) {
  return (
    <section className="place-correct sunny" aria-labelledby="contato">
      <div className="wrap">
        <h2 className="d-1" id="contato">
          Conhece este lugar?
        </h2>
        <p className="lead">
          Se o horário mudou, se falta um esporte ou se você quer usar o lugar para uma turma,
          escreva para a secretaria.
        </p>
        <div className="actions actions--flush">
          <ButtonLink href={contactAddress('informacao', name)}>Corrigir ou completar</ButtonLink>
          <ButtonLink href={contactAddress('duvida', name)} look="ghost">
            Tirar uma dúvida
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
