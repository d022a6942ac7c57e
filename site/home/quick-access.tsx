import '../ui/cards/columns.css';
import './quick-access.css';
import type { Home } from '#content/home';
import type { ServiceCard } from '#content/services';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../drawings/icon.tsx';
import { Tag } from '../ui/controls/tag.tsx';
import { honestBadge, promisesOpening } from './honest-badge.ts';
import { QuickAccessTile } from './quick-access-tile.tsx';

interface QuickAccessProps {
  cards: Home['quickAccess'];
  services: readonly ServiceCard[];
  now: Date;
}

export function QuickAccess({ cards, services, now }: QuickAccessProps) {
  return (
    <section className="section" aria-labelledby="acesso-rapido">
      <div className="wrap">
        <h2 className="vh" id="acesso-rapido">
          Acesso rápido
        </h2>
        <ul className="columns columns--4-2-1 columns--beside quick">
          {cards.map((card) => (
            <li key={card.link}>
              <QuickAccessTile name={card.icon} color={card.color} />
              <div>
                <h3 className="d-3">
                  <a className="cover-link" href={card.link}>
                    {card.title}
                  </a>
                  <Icon name="go" />
                </h3>
                <p>{card.description}</p>
                <Badge badge={honestBadge(card.badge, services, now)} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What promises that one can sign up leads to where one can. */
function Badge({ badge }: { badge: string | undefined }) {
  if (!badge) return null;
  if (!promisesOpening(badge)) return <Tag>{badge}</Tag>;
  return (
    <a className="quick__badge" href={paths.services}>
      <Tag>{badge}</Tag>
    </a>
  );
}
