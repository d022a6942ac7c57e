import './location-map.css';
import type { SiteSettings } from '#content/site-settings';
import { buttonClass, GoLink } from '../ui/controls/button.tsx';
import { CityPicture } from './city-picture.tsx';
import { directionsAddress, embedAddress } from './location.ts';

/** A picture of ours and a link; the map of somebody else comes only when asked for. */
export function LocationMap({ contact }: { contact: SiteSettings['contact'] }) {
  return (
    <figure className="location">
      <div className="location__frame" id="mapa" data-embed={embedAddress}>
        <CityPicture />
        <button className={`${buttonClass(['small'])} location__open`} type="button" hidden>
          Abrir mapa interativo
        </button>
      </div>
      <figcaption>
        <p>
          <b>{contact.street}</b>, {contact.city}. Fica ao norte da linha do Equador, perto da orla.
        </p>
        <GoLink href={directionsAddress} external>
          Como chegar
        </GoLink>
      </figcaption>
    </figure>
  );
}
