import '../ui/cards/columns.css';
import './quick-access.css';
import type { Home } from '#content/home';
import { Icon } from '../drawings/icon.tsx';
import { Tag } from '../ui/controls/tag.tsx';
import { QuickAccessTile } from './quick-access-tile.tsx';

export function QuickAccess({ cards }: { cards: Home['quickAccess'] }) {
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
                {card.badge ? <Tag>{card.badge}</Tag> : null}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
