import './location-map.css';
import type { SiteSettings } from '#content/site-settings';
import { directionsAddress } from '../addresses/directions-address.ts';
import { Island } from '../islands/island.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { embedAddress, secretariatSpot } from './location.ts';
import { MapOnRequest } from './map-on-request.island.tsx';

/** Our own picture and a link; the other site's map is loaded only on request. */
export function LocationMap({ contact }: { contact: SiteSettings['contact'] }) {
  return (
    <figure className="location">
      <div className="location__frame" id="mapa" data-may-show="map">
        <Island
          of={MapOnRequest}
          from="institutional/map-on-request"
          when="touched"
          props={{ address: embedAddress }}
        />
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
