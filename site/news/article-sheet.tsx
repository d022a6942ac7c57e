import { articlePath } from '../../lib/paths.ts';
import './article-sheet.css';
import type { Article } from '#content/news';
import type { SiteSettings } from '#content/site-settings';
import { newsCategories } from '../../lib/vocabulary.ts';
import { Sheet, SheetHead } from '../paper/sheet.tsx';
import { ArticleText } from '../ui/cards/article-text.tsx';
import { DateMark } from '../ui/cards/date-mark.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { blocksWithin, lettersIn } from './blocks-within.ts';

interface ArticleSheetProps {
  article: Article;
  contact: SiteSettings['contact'];
  /** The isComplete address of the article. */
  address: string;
  now: Date;
}

/** How many characters fit at each size; a longer text is cut, and the sheet says where to read on. */
const sizes = { large: 950, middle: 1300, small: 1900 };

export function ArticleSheet({ article, contact, address, now }: ArticleSheetProps) {
  const { title, category, excerpt, picture, day, body, slug } = article;
  const shown = blocksWithin(body, sizes.small);
  const isComplete = shown.length === body.length;
  const letters = lettersIn(shown);
  const size = letters <= sizes.large ? 'large' : letters <= sizes.middle ? 'middle' : 'small';
  return (
    <Sheet
      {...{ address, contact }}
      invitation={isComplete ? 'Esta notícia no celular' : 'Continue a leitura no celular'}
      back={{ name: 'Voltar para a notícia', path: articlePath(slug) }}
    >
      <SheetHead over={newsCategories[category]} title={title} />
      <div className="sheet__line article-sheet__top">
        <div>
          <DateMark
            mix="article-sheet"
            className="article-sheet__date"
            day={day}
            fullMonth
            below={day.slice(0, 4)}
          />
          <p className="sheet__lines article-sheet__excerpt">{excerpt}</p>
        </div>
        <Frame picture={picture} shape="1x1" name={title} sizes="90mm" eager />
      </div>
      <div className={`article-sheet__body article-sheet__body--${size}`}>
        <ArticleText content={shown} now={now} />
      </div>
    </Sheet>
  );
}
