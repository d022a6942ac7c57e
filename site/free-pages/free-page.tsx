import './free-page.css';
import type { FreePage as Content } from '#content/subjects/pages';
import { dayOf, longDate } from '../../lib/dates.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Masthead } from '../layout/masthead.tsx';
import { ArticleText } from '../ui/cards/article-text.tsx';
import { Frame } from '../ui/media/frame.tsx';

export function FreePage({ page, now }: { page: Content; now: Date }) {
  const { title, excerpt, body, picture, changedAt } = page;
  const day = dayOf(changedAt);
  return (
    <article>
      <Masthead
        mix="free-page"
        title={title}
        lead={excerpt}
        here={title}
        art={
          picture?.kind === 'poster' ? (
            <HeroArt name={picture.poster} className="scene__art mast__art mast__art--low" />
          ) : undefined
        }
        south={
          <p className="mast__note">
            Atualizada em <time dateTime={day}>{longDate(day)}</time>
          </p>
        }
      />
      <div className="page free-page__page">
        <div className="free-page__body">
          {picture?.kind === 'photo' ? (
            <Frame
              {...{ picture }}
              shape="16x9"
              credited
              sizes="(min-width: 62rem) 58vw, 100vw"
              eager
            />
          ) : null}
          <ArticleText content={body} now={now} />
        </div>
      </div>
    </article>
  );
}
