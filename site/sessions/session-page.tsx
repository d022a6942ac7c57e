import './session-page.css';
import type { Session, SessionRule } from '#content/sessions';
import type { TakingPart } from '#content/taking-part';
import { hourLabel } from '../../lib/clock-time.ts';
import { nounFor } from '../../lib/counts.ts';
import { longDate, timeOf } from '../../lib/dates.ts';
import { placePath, programPath, townPath } from '../../lib/paths.ts';
import { rhythmWords } from '../../lib/rhythm-words.ts';
import { takesPlace } from '../../lib/session-rule.ts';
import { sessionLevels } from '../../lib/vocabulary.ts';
import { weekdayName } from '../../lib/weekdays.ts';
import { crumbsIn } from '../addresses/crumbs.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Masthead } from '../layout/masthead.tsx';
import { fromSession } from '../ui/cards/activity.ts';
import { ActivityRows } from '../ui/cards/activity-rows.tsx';
import { ActivityTags } from '../ui/cards/activity-tags.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { SportLinks } from '../ui/cards/sport-links.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { Notice } from '../ui/controls/notice.tsx';
import { SessionActions } from './session-actions.tsx';
import { SessionDates } from './session-dates.tsx';

interface SessionPageProps {
  session: Session;
  next: Session[];
  /** Of other programs and towns, the same day. */
  others: Session[];
  /** Of the class, where it has a form. */
  part: TakingPart | undefined;
  /** The whole address of this page. */
  url: string;
  now: Date;
}

export function SessionPage({ session, next, others, part, url, now }: SessionPageProps) {
  const { rule, day, startsAt, endsAt, place } = session;
  const activity = fromSession(session);
  const isOn = takesPlace(session);
  const poster = rule.picture?.kind === 'poster' ? rule.picture.poster : undefined;
  return (
    <article className="session">
      <Masthead
        mix="session"
        title={rule.name}
        {...crumbsIn('programs', rule.name, {
          name: rule.program.title,
          path: programPath(rule.program.slug),
        })}
        lead={`${weekdayName(day)}, ${longDate(day)}, das ${clock(startsAt)} às ${clock(endsAt)}`}
        north={
          <div className="session__tags">
            <ActivityTags activity={activity} />
          </div>
        }
        art={poster ? <HeroArt name={poster} className="scene__art session__poster" /> : null}
        south={
          <p className="lead session__where">
            <b>{place.slug ? <a href={placePath(place.slug)}>{place.name}</a> : place.name}</b>
            {place.address ? `, ${place.address}` : ''}
            {rule.municipality ? (
              <>
                , <a href={townPath(rule.municipality.slug)}>{rule.municipality.name}</a>
              </>
            ) : null}
          </p>
        }
      />
      <div className="wrap session__body">
        {isOn ? null : (
          <Notice
            kind="info"
            title="Não acontece neste dia"
            text={`${activity.off ?? ''}. Veja abaixo as próximas datas.`}
          />
        )}
        {isOn && activity.note ? (
          <Notice kind="info" title="Mudança nesta data" text={activity.note} />
        ) : null}
        <p className="d-2">{rhythmWords(rule)}</p>
        <Facts rule={rule} />
        <SessionActions {...{ session, next, part, url, now }} />
      </div>
      <Others next={next} others={others} />
    </article>
  );
}

function Others({ next, others }: Pick<SessionPageProps, 'next' | 'others'>) {
  return (
    <>
      {next.length > 0 ? (
        <section className="section" aria-labelledby="proximas">
          <div className="wrap">
            <LineHeading id="proximas">Próximas datas</LineHeading>
            <SessionDates sessions={next} />
          </div>
        </section>
      ) : null}
      {others.length > 0 ? (
        <section className="section" aria-labelledby="mesmo-dia">
          <div className="wrap">
            <LineHeading id="mesmo-dia">No mesmo dia</LineHeading>
            <ActivityRows activities={others.map(fromSession)} />
          </div>
        </section>
      ) : null}
    </>
  );
}

function Facts({ rule }: { rule: SessionRule }) {
  return (
    <dl className="session__facts">
      {rule.level ? (
        <div>
          <dt>Nível</dt>
          <dd>{sessionLevels[rule.level]}</dd>
        </div>
      ) : null}
      {rule.bring.length > 0 ? (
        <div>
          <dt>O que levar</dt>
          <dd>{rule.bring.join(', ')}</dd>
        </div>
      ) : null}
      {rule.sports.length > 0 ? (
        <div>
          <dt>{nounFor(rule.sports.length, 'Esporte', 'Esportes')}</dt>
          <dd>
            <SportLinks sports={rule.sports} />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>Programa</dt>
        <dd>
          <GoLink href={programPath(rule.program.slug)}>{rule.program.title}</GoLink>
        </dd>
      </div>
    </dl>
  );
}

const clock = (moment: Date) => hourLabel(timeOf(moment));
