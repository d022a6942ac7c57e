import '../ui/cards/place-cards.css';
import './sport-places.css';
import type { Place } from '#content/places';
import { placesPath } from '../../lib/paths.ts';
import { type Sport, sports } from '../../lib/vocabulary.ts';
import { contactAddress } from '../addresses/contact-address.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { PlaceCard } from '../ui/cards/place-card.tsx';
import { ButtonLink, GoLink } from '../ui/controls/button.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';

interface SportPlacesProps {
  sport: Sport;
  places: Place[];
  count: number;
  now: Date;
}

/** Where; and for whom nothing is near enough, how to ask for it. */
export function SportPlaces({ sport, places, count, now }: SportPlacesProps) {
  const name = sports[sport].toLowerCase();
  return (
    <>
      {places.length > 0 ? (
        <section className="section" aria-labelledby="onde-praticar">
          <div className="wrap">
            <LineHeading id="onde-praticar">Onde praticar</LineHeading>
            <ul className="place-cards">
              {inOwnLooks(places).map((place) => (
                <PlaceCard key={place.slug} place={place} heading="h3" now={now} />
              ))}
            </ul>
            <GoLink href={placesPath({ sport })} about={name}>
              {count > 1 ? `Ver os ${count} lugares no mapa` : 'Ver o lugar no mapa'}
            </GoLink>
          </div>
        </section>
      ) : null}
      <section className="section" aria-labelledby="pedir">
        <div className="wrap sport-ask">
          <h2 className="d-2" id="pedir">
            Quer {name} na sua cidade?
          </h2>
          <p>Conte onde e para quem: uma turma, uma quadra, um torneio. A gente responde.</p>
          <p className="row row--close">
            <ButtonLink href={contactAddress('sugestao', `${sports[sport]} na minha cidade`)}>
              Pedir uma turma
            </ButtonLink>
            <ButtonLink
              href={contactAddress('sugestao', `Lugar para praticar ${name}`)}
              look="ghost"
            >
              Indicar um lugar
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  );
}
