import './location-map.css';
import type { SiteSettings } from '#content/site-settings';
import { directionsAddress } from '../addresses/directions-address.ts';
import { buttonClass, GoLink } from '../ui/controls/button.tsx';
import { CityPicture } from './city-picture.tsx';
import { embedAddress, secretariatSpot } from './location.ts';

/** Our own picture and a link; the other site's map is loaded only on request. */
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
        <GoLink href={directionsAddress(secretariatSpot)} external>
          Como chegar
        </GoLink>
      </figcaption>
    </figure>
  );
}
