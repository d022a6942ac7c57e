import { contactSectionPath, listAbove, paths, transparencyPath } from '../../../lib/paths.ts';
import './gov-bar.css';
import './nav.css';
import './header.css';
import type { SiteLink } from '#content/site-settings';
import { Icon } from '../../drawings/icon.tsx';
import { ShutButton } from '../../ui/controls/shut-button.tsx';
import { describedByTip, Tooltip } from '../../ui/controls/tooltip.tsx';
import { AccessibilityBar } from './accessibility-bar.tsx';
import { HeaderSearch } from './header-search.tsx';
import { Logo } from './logo.tsx';
import { SkipLinks } from './skip-links.tsx';

interface HeaderProps {
  navigation: SiteLink[];
  /** The address of this page, to mark its section. */
  path: string;
}

/** Beside the eight of the specification: a quieter row below them. */
const servicePages: SiteLink[] = [
  { name: 'Hoje', path: paths.sessions },
  { name: 'Serviços', path: paths.services },
  { name: 'Municípios', path: paths.municipalities },
  { name: 'Resultados', path: paths.results },
];

/**
 * One list of links: a bar on wide screens, a panel behind a button on the others. The panel is the
 * platform's popover, so it opens, closes with Esc and says its state without any script.
 */
export function Header({ navigation, path }: HeaderProps) {
  return (
    <header>
      <GovernmentBar path={path} />
      <div className="top">
        <div className="wrap top__row">
          <Logo place="head" />
          <button className="menu-button" id="abrir-menu" type="button" popoverTarget="menu">
            <Icon name="menu" />
            Menu
          </button>
          <div className="in-place nav" id="menu" popover="auto" tabIndex={-1}>
            <ShutButton panel="menu">Fechar o menu</ShutButton>
            <nav aria-label="Principal">
              <Links items={navigation} path={path} />
            </nav>
            <nav className="nav__services" aria-label="Serviços">
              <Links items={servicePages} path={path} />
            </nav>
          </div>
          <a
            className="search-link"
            id="buscar"
            href={paths.search}
            {...describedByTip('dica-busca')}
          >
            <Icon name="search" />
            <span className="vh">Buscar no site</span>
          </a>
          {/* The search page has its own field: one search on a page is enough. */}
          {path === paths.search ? null : <HeaderSearch />}
          <Tooltip id="dica-busca">Eventos, notícias, programas, atletas e lugares</Tooltip>
        </div>
      </div>
    </header>
  );
}

function Links({ items, path }: { items: readonly SiteLink[]; path: string }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.path}>
          <a href={item.path} aria-current={currentMark(item.path, path)}>
            {item.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Marks the page itself, or the section of a detail page. */
export function currentMark(item: string, path: string): 'page' | 'true' | undefined {
  if (item === path) return 'page';
  const isWithin = item !== '/' && path.startsWith(`${item}/`);
  return isWithin || listAbove(path) === item ? 'true' : undefined;
}

function GovernmentBar({ path }: { path: string }) {
  return (
    <div className="gov night">
      <div className="wrap gov__row">
        <SkipLinks />
        <span className="gov__name">
          <span className="gov__word">Governo</span> <span className="gov__long">do Estado</span>{' '}
          <span className="gov__word">do</span> Amapá
        </span>
        <ul>
          <li>
            <a href={transparencyPath}>Transparência</a>
          </li>
          <li>
            <a href={contactSectionPath}>Ouvidoria</a>
          </li>
        </ul>
        <AccessibilityBar path={path} />
      </div>
    </div>
  );
}
