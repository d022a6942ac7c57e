import '../ui/cards/split.css';
import './athlete-page.css';
import type { Athlete } from '#content/athletes';
import type { NewsSummary } from '#content/news';
import type { Results } from '#content/results';
import { sportPath, townPath } from '../../lib/paths.ts';
import { sportNamed } from '../../lib/sport-names.ts';
import { athleteGroups } from '../../lib/vocabulary.ts';
import { contactAddress } from '../addresses/contact-address.ts';
import { crumbsIn } from '../addresses/crumbs.ts';
import { Cover } from '../layout/cover.tsx';
import { ResultSection } from '../ui/cards/result-section.tsx';
import { ButtonLink, GoLink } from '../ui/controls/button.tsx';
import { Share } from '../ui/controls/share.tsx';
import { AthleteNewsList } from './athlete-news-list.tsx';
import { AthleteTimeline } from './athlete-timeline.tsx';
import { careerYears } from './career.ts';
import { athletesAddress } from './search.ts';

interface AthletePageProps {
  athlete: Athlete;
  /** The slug of the municipality that the birthplace names, if it is one. */
  hometown: string | undefined;
  news: NewsSummary[];
  results: Results;
  /** The whole address of this page. */
  url: string;
}

export function AthletePage({ athlete, hometown, news, results, url }: AthletePageProps) {
  const { name, group, picture, headline, biography, achievements } = athlete;
  const [opening, ...rest] = biography;
  return (
    <>
      <Cover
        trail={crumbsIn('athletes', name).trail}
        badge={athleteGroups[group]}
        title={name}
        picture={picture}
        portrait
      >
        <p className="cover__summary">{headline}</p>
        <Facts athlete={athlete} hometown={hometown} />
      </Cover>
      {opening ? (
        <section className="section" aria-labelledby="biografia">
          <div className="wrap split biography">
            <h2 className="d-3" id="biografia">
              Biografia
            </h2>
            <div>
              <p className="biography__opening">{opening}</p>
              {rest.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </section>
      ) : null}
      <AthleteTimeline achievements={achievements} />
      <ResultSection results={results} about={{ athlete: athlete.slug }} />
      <AthleteNewsList news={news} />
      <section className="section" aria-labelledby="continue">
        <div className="wrap onward screen-only">
          <h2 className="d-2" id="continue">
            Sabe algo que falta aqui?
          </h2>
          <div>
            <ButtonLink href={contactAddress('informacao', `Perfil de ${name}`)}>
              Atualizar informações
            </ButtonLink>
            <Share id="compartilhar" title={name} url={url} />
            <GoLink
              href={athletesAddress(group, '')}
            >{`Ver mais em ${athleteGroups[group]}`}</GoLink>
          </div>
        </div>
      </section>
    </>
  );
}

function Facts({ athlete, hometown }: Pick<AthletePageProps, 'athlete' | 'hometown'>) {
  const { sport, birthplace, age } = athlete;
  const career = careerYears(athlete);
  const practised = sportNamed(sport);
  return (
    <dl className="row person-facts">
      {age === undefined ? null : (
        <div>
          <dt>Idade</dt>
          <dd>{`${age} anos`}</dd>
        </div>
      )}
      <div>
        <dt>Esporte</dt>
        <dd>{practised ? <a href={sportPath(practised)}>{sport}</a> : sport}</dd>
      </div>
      <div>
        <dt>Naturalidade</dt>
        <dd>{hometown ? <a href={townPath(hometown)}>{birthplace}</a> : birthplace}</dd>
      </div>
      {career ? (
        <div>
          <dt>Carreira</dt>
          <dd>{career}</dd>
        </div>
      ) : null}
    </dl>
  );
}
