import './article-page.css';
import './article-print.css';
import type { Article, NewsSummary } from '#content/news';
import { dayOfMonth, longDate, monthName, yearOf } from '../../lib/dates.ts';
import { newsCategories } from '../../lib/vocabulary.ts';
import { Masthead } from '../layout/masthead.tsx';
import { GoLink, newTab } from '../ui/button.tsx';
import { ExternalMark } from '../ui/external-mark.tsx';
import { Frame } from '../ui/frame.tsx';
import { LineHeading } from '../ui/line-heading.tsx';
import { NewsRow } from '../ui/news-card.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Share } from '../ui/share.tsx';
import { whatsAppAddress } from '../ui/share-address.ts';

interface ArticlePageProps {
  article: Article;
  related: NewsSummary[];
  /** The whole address of this page. */
  url: string;
}

export function ArticlePage({ article, related, url }: ArticlePageProps) {
  return (
    <>
      <article className="article">
        <Masthead
          title={article.title}
          lead={article.excerpt}
          trail={[{ name: 'Notícias', path: '/noticias' }]}
          here={article.title}
          art={<ArticlePicture article={article} />}
        />
        <div className="page article__page">
          <ArticleFacts article={article} url={url} />
          <div className="article__body">
            <RichText content={article.body} />
          </div>
        </div>
      </article>
      {related.length > 0 ? <Related news={related} category={article.category} /> : null}
    </>
  );
}

/** Its line is the page's: half of the picture stands above it, half below. */
function ArticlePicture({ article: { picture, title } }: Pick<ArticlePageProps, 'article'>) {
  return (
    <div className="article__picture">
      <Frame
        picture={picture}
        shape="4x3"
        name={title}
        alt={picture?.kind === 'poster' ? picture.alt : ''}
        sizes="(min-width: 62rem) 36vw, 100vw"
        eager
      />
    </div>
  );
}

function ArticleFacts({ article, url }: Omit<ArticlePageProps, 'related'>) {
  const { day, title, category } = article;
  return (
    <div className="article__facts">
      <p>
        <time className="article__date" dateTime={day}>
          <span className="vh">Publicada em {longDate(day)}</span>
          <b className="fig" aria-hidden="true">
            {dayOfMonth(day)}
          </b>
          <span aria-hidden="true">
            {monthName(day)}
            <br />
            {yearOf(day)}
          </span>
        </time>
      </p>
      <p>
        <a className="article__category" href={`/noticias?categoria=${category}`}>
          {newsCategories[category]}
        </a>
      </p>
      <div className="article__share">
        <Share id="compartilhar" title={title} url={url} look={['ghost', 'small']} />
        <a className="go" href={whatsAppAddress(title, url)} {...newTab}>
          WhatsApp
          <ExternalMark />
        </a>
      </div>
    </div>
  );
}

function Related({ news, category }: { news: NewsSummary[]; category: Article['category'] }) {
  return (
    <section className="section related" aria-labelledby="leia-tambem">
      <div className="wrap">
        <LineHeading id="leia-tambem">Leia também</LineHeading>
        <NewsRow news={news} />
        <GoLink href={`/noticias?categoria=${category}`}>Mais em {newsCategories[category]}</GoLink>
      </div>
    </section>
  );
}
