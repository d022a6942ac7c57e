import { paths } from '../../../lib/paths.ts';
import './footer.css';
import type { SiteSettings } from '#content/site-settings';
import { phoneAddress } from '../../../lib/phone-address.ts';
import { socialNetworks } from '../../../lib/vocabulary.ts';
import { newTab } from '../../ui/controls/button-class.ts';
import { ExternalMark } from '../../ui/controls/external-mark.tsx';
import { Logo } from './logo.tsx';

interface FooterProps {
  settings: SiteSettings;
  year: number;
}

const sitePages = [
  { name: 'Hoje', path: paths.sessions },
  { name: 'Serviços', path: paths.services },
  { name: 'Municípios', path: paths.municipalities },
  { name: 'Esportes', path: paths.sports },
  { name: 'Resultados', path: paths.results },
  { name: 'Acessibilidade', path: paths.accessibility },
  { name: 'Mapa do site', path: paths.siteMap },
  { name: 'Dados abertos', path: paths.data },
  { name: 'Privacidade', path: paths.privacy },
];

export function Footer({ settings, year }: FooterProps) {
  const { contact, social } = settings;
  return (
    <footer className="foot" id="rodape" tabIndex={-1}>
      <div className="page foot__page">
        <div className="foot__mission">
          <Logo place="foot" />
          <p>{settings.mission}</p>
        </div>
        <nav className="foot__links" aria-labelledby="links-rapidos">
          <h2 id="links-rapidos">Links rápidos</h2>
          <ul>
            {settings.footerLinks.map(({ name, path }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="foot__contact">
          <h2>Contato</h2>
          <address>
            <span>
              {contact.name}
              <br />
              {contact.street}
              <br />
              {contact.city}, {contact.postalCode}
            </span>
            <a href={phoneAddress(contact.phone)}>{contact.phone}</a>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </address>
          <ul className="row foot__social">
            {(Object.keys(socialNetworks) as (keyof typeof socialNetworks)[]).map((network) => (
              <li key={network}>
                <a href={social[network]} {...newTab}>
                  {socialNetworks[network]}
                  <ExternalMark />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <ul className="row foot__site">
          {sitePages.map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
        <p className="foot__end">
          © {year} {contact.name}
        </p>
      </div>
    </footer>
  );
}
