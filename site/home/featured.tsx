import './featured.css';
import type { Home } from '#content/home';
import { Icon } from '../drawings/icon.tsx';
import { Island } from '../islands/island.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';
import { ReelButtons } from './reel-buttons.island.tsx';

const ids = { reel: 'destaques-faixa', meter: 'destaques-posicao' };

/** Scrolls by touch, trackpad and arrow keys by itself; the buttons are there where a script works them. */
export function Featured({ items }: { items: Home['featured'] }) {
  return (
    <section className="section" aria-labelledby="destaques">
      <div className="wrap">
        <LineHeading
          id="destaques"
          tools={<Island of={ReelButtons} from="home/reel-buttons" when="visible" props={ids} />}
        >
          Destaques
        </LineHeading>
      </div>
      <div className="page">
        <div className="reel" id={ids.reel}>
          <ul>
            {inOwnLooks(items).map((item) => (
              <li key={item.link}>
                <FeaturedItem item={item} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap">
        <div className="reel-meter" id={ids.meter}>
          <i />
        </div>
      </div>
    </section>
  );
}

function FeaturedItem({ item }: { item: Home['featured'][number] }) {
  return (
    <article>
      <Frame picture={item.picture} shape="4x3" described sizes="(min-width: 44rem) 50vw, 84vw" />
      <h3 className="d-2">
        <a className="cover-link" href={item.link}>
          {item.title}
        </a>
      </h3>
      <p>{item.description}</p>
      {item.facts.length > 0 ? (
        <ul className="meta facts">
          {item.facts.map(({ kind, text }) => (
            <li key={kind}>
              <Icon name={kind} />
              {text}
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}
