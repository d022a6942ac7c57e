import '../ui/cards/split.css';
import './information.css';
import type { ReactNode } from 'react';
import type { SiteSettings } from '#content/site-settings';
import { phoneAddress } from '../../lib/phone-address.ts';
import { type SocialNetwork, socialNetworks } from '../../lib/vocabulary.ts';
import { newTab } from '../ui/controls/button-class.ts';
import { ExternalMark } from '../ui/controls/external-mark.tsx';
import { LocationMap } from './location-map.tsx';

export function Information({ settings }: { settings: SiteSettings }) {
  const { contact, social } = settings;
  return (
    <div className="split info">
      <dl className="info__list">
        <Fact term="Horário de atendimento">
          <span className="info__hours">{contact.hours}</span>
        </Fact>
        <Fact term="Endereço">
          {contact.street}
          <br />
          {contact.city}, {contact.postalCode}
        </Fact>
        <Fact term="Telefone">
          <a href={phoneAddress(contact.phone)}>{contact.phone}</a>
        </Fact>
        <Fact term="E-mail">
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </Fact>
        <Fact term="Redes sociais">
          <ul className="info__social">
            {(Object.keys(socialNetworks) as SocialNetwork[]).map((network) => (
              <li key={network}>
                <a href={social[network]} {...newTab}>
                  {socialNetworks[network]}
                  <ExternalMark />
                </a>
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
      <LocationMap contact={contact} />
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
