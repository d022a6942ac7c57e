import '../ui/cards/columns.css';
import './town-call.css';
import type { Municipality } from '#content/municipalities';
import { townCalendarPath, townSheetPath } from '../../lib/paths.ts';
import { contactAddress, nominationAddress } from '../addresses/contact-address.ts';
import { Icon } from '../drawings/icon.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';

/** The address that a calendar program opens. */
export const subscription = (origin: string, slug: string) =>
  `${origin.replace(/^https?:/, 'webcal:')}${townCalendarPath(slug)}`;

interface TownCallProps {
  town: Municipality;
  origin: string;
  /** The month of its next event; without one there is nothing to print. */
  month: string | undefined;
}

/** What a citizen takes along: the calendar on the phone, the month on the wall. */
export function TownCall({ town, origin, month }: TownCallProps) {
  return (
    <section className="town-call sunny" aria-labelledby="no-bolso">
      <div className="wrap">
        <h2 className="d-1" id="no-bolso">
          {town.name} no bolso{month ? ' e na parede' : ''}
        </h2>
        <p className="lead">
          Assine o calendário: o que for marcado em {town.name} aparece no seu celular.
          {month
            ? ' Para a escola, o posto e o terminal, imprima o mês em uma folha A4.'
            : ' Sabe de um torneio ou de uma caminhada por aqui? Conte para a gente.'}
        </p>
        <div className="row town-call__buttons">
          <ButtonLink href={subscription(origin, town.slug)} icon="calendar">
            Assinar o calendário
          </ButtonLink>
          {month ? (
            <ButtonLink href={townSheetPath(town.slug, month)} look="ghost" icon="print">
              Imprimir o cartaz
            </ButtonLink>
          ) : (
            <ButtonLink href={contactAddress('sugestao', `Evento em ${town.name}`)} look="ghost">
              Propor um evento
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

/** Where little is registered yet: three things that a citizen can start. */
export function TownStart({ town: { name } }: { town: Municipality }) {
  const starts = [
    {
      title: 'Indicar um lugar onde se joga',
      href: contactAddress('sugestao', `Lugar para praticar em ${name}`),
    },
    { title: 'Propor um evento', href: contactAddress('sugestao', `Evento em ${name}`) },
    { title: 'Indicar um atleta', href: nominationAddress(`Atleta de ${name}`) },
  ];
  return (
    <section className="town-call sunny" aria-labelledby="comecar">
      <div className="wrap">
        <h2 className="d-1" id="comecar">
          Faça começar em {name}
        </h2>
        <p className="lead">
          Um campo de terra, uma praça, um trapiche: se ali se joga, ali é lugar de esporte.
        </p>
        <ul className="columns columns--3-3-1 town-call__starts">
          {starts.map(({ title, href }) => (
            <li key={title}>
              <a href={href}>
                <span className="d-3">{title}</span>
                <Icon name="go" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
