import { articlePath, paths } from '../../lib/paths.ts';
import './article-page.css';
import type { Article, NewsSummary } from '#content/news';
import { plainText } from '#content/rich-text-words';
import { counted } from '../../lib/counts.ts';
import { dayOfMonth, longDate, monthName, yearOf } from '../../lib/dates.ts';
import { readingMinutes } from '../../lib/reading-time.ts';
import { newsCategories } from '../../lib/vocabulary.ts';
import { crumbsIn } from '../addresses/crumbs.ts';
import { Icon } from '../drawings/icon.tsx';
import { Masthead } from '../layout/masthead.tsx';
import { ArticleText } from '../ui/cards/article-text.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { newTab } from '../ui/controls/button-class.ts';
import { ExternalMark } from '../ui/controls/external-mark.tsx';
import { Share } from '../ui/controls/share.tsx';
import { whatsAppAddress } from '../ui/controls/share-address.ts';
import { Frame } from '../ui/media/frame.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';

interface ArticlePageProps {
  article: Article;
  related: NewsSummary[];
  /** The whole address of this page. */
  url: string;
  now: Date;
}

export function ArticlePage({ article, related, url, now }: ArticlePageProps) {
  return (
    <article className={isWhole(article.picture) ? 'article article--poster' : 'article'}>
      <Masthead
        mix="article"
        title={article.title}
        lead={article.excerpt}
        {...crumbsIn('news', article.title)}
        art={<ArticlePicture article={article} />}
        south={<ArticleFacts article={article} url={url} />}
      />
      <div className="page article__page">
        <div className="article__body">
          <ArticleText content={article.body} now={now} />
        </div>
        {related.length > 0 ? <Related news={related} category={article.category} /> : null}
      </div>
    </article>
  );
}

/** Drawn in a square, and shown so; a photograph fills a wider frame. */
function isWhole(picture: ArticlePageProps['article']['picture']): boolean {
  return picture?.kind !== 'photo';
}

/** The picture's line is the page's line: half of the picture is above it. */
function ArticlePicture({ article: { picture, title } }: Pick<ArticlePageProps, 'article'>) {
  return (
    <div className="article__picture">
      <Frame
        picture={picture}
        shape={isWhole(picture) ? '1x1' : '4x3'}
        name={title}
        described
        credited
        sizes="(min-width: 62rem) 36vw, 100vw"
        eager
      />
    </div>
  );
}

function ArticleFacts({ article, url }: Pick<ArticlePageProps, 'article' | 'url'>) {
  const { day, title, category, slug } = article;
  return (
    <div className="article__facts">
      <p>
        <time className="article__date" dateTime={day}>
          <span className="vh">Publicada em {longDate(day)}</span>
          <b className="fig" aria-hidden="true">
            {String(dayOfMonth(day)).padStart(2, '0')}
          </b>
          <span aria-hidden="true">
            {monthName(day)}
            <br />
            {yearOf(day)}
          </span>
        </time>
      </p>
      <p>
        <a className="article__category" href={`${paths.news}?categoria=${category}`}>
          {newsCategories[category]}
        </a>
      </p>
      <p>{`Leitura de ${counted(readingMinutes(plainText(article.body)), 'minuto', 'minutos')}`}</p>
      <div className="row article__share screen-only">
        <Share id="compartilhar" title={title} url={url} look={['ghost', 'small']} />
        <a className="go" href={whatsAppAddress(title, url)} {...newTab}>
          WhatsApp
          <ExternalMark />
        </a>
        <a className="go" href={`${articlePath(slug)}/cartaz`}>
          Imprimir o cartaz
          <Icon name="print" />
        </a>
      </div>
    </div>
  );
}

function Related({ news, category }: { news: NewsSummary[]; category: Article['category'] }) {
  return (
    <aside className="related screen-only" aria-labelledby="leia-tambem">
      <h2 className="d-2" id="leia-tambem">
        Leia também
      </h2>
      <ul>
        {inOwnLooks(news).map((item) => (
          <li key={item.slug}>
            <Frame picture={item.picture} shape="1x1" name={item.title} sizes="8rem" />
            <div>
              <p className="small muted">{longDate(item.day)}</p>
              <h3 className="d-3">
                <a className="cover-link" href={articlePath(item.slug)}>
                  {item.title}
                </a>
              </h3>
            </div>
          </li>
        ))}
      </ul>
      <GoLink
        href={`${paths.news}?categoria=${category}`}
      >{`Mais em ${newsCategories[category]}`}</GoLink>
    </aside>
  );
}
