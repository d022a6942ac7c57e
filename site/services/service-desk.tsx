import '../ui/cards/columns.css';
import './service-desk.css';
import type { Service } from '#content/services';
import { ButtonLink } from '../ui/controls/button.tsx';
import { writeTo } from './service-action.ts';

/** Where else: with a person, in a place or on the phone. */
export function ServiceDesk({ service }: { service: Service }) {
  return (
    <section className="sunny meets-foot service-desk" aria-labelledby="presencial">
      <div className="wrap">
        <h2 className="d-1" id="presencial">
          Prefere fazer com alguém?
        </h2>
        <p className="lead">A gente faz com você, sem custo.</p>
        <ul className="columns columns--3-1-1">
          {service.inPerson.map(({ location, text }) => (
            <li key={location}>
              <b>{location}</b>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className="actions">
          <ButtonLink href={writeTo(service)}>Escrever para a secretaria</ButtonLink>
        </div>
      </div>
    </section>
  );
}
