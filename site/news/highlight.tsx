import { articlePath } from '../../lib/paths.ts';
import './highlight.css';
import type { NewsSummary } from '#content/news';
import { NewsMeta } from '../ui/cards/news-card.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Frame } from '../ui/media/frame.tsx';

/** The highlighted article: its picture reaches the window's edge. */
export function Highlight({ item }: { item: NewsSummary }) {
  return (
    <section className="highlight" aria-labelledby="destaque">
      <div className="page highlight__page">
        <div className="highlight__picture">
          <Frame
            className="highlight__frame"
            picture={item.picture}
            shape="4x3"
            name={item.title}
            sizes="(min-width: 62rem) 60vw, 100vw"
            eager
          />
        </div>
        <div className="highlight__words">
          <p className="highlight__mark">Destaque</p>
          <h2 className="d-1" id="destaque">
            {item.title}
          </h2>
          <NewsMeta item={item} />
        </div>
        <div className="highlight__below">
          <p className="lead">{item.excerpt}</p>
          <ButtonLink href={articlePath(item.slug)}>Ler a notícia</ButtonLink>
        </div>
      </div>
    </section>
  );
}
