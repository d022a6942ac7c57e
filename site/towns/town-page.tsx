import './town-page.css';
import type { AthleteSummary } from '#content/athletes';
import type { UpcomingBroadcast } from '#content/broadcasts';
import type { Event } from '#content/events';
import type { Municipality } from '#content/municipalities';
import type { NewsSummary } from '#content/news';
import type { Place } from '#content/places';
import type { ProgramSummary } from '#content/program-summaries';
import type { Results } from '#content/results';
import type { SiteSettings } from '#content/site-settings';
import { formatCount, nounFor } from '../../lib/counts.ts';
import { monthOf } from '../../lib/month.ts';
import type { Activity } from '../ui/cards/activity.ts';
import { athleteRow, newsRow, programRow } from '../ui/cards/picture-row.ts';
import { PictureRows } from '../ui/cards/picture-rows.tsx';
import { ResultSection } from '../ui/cards/result-section.tsx';
import { WeekSuns } from '../ui/cards/week-suns.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { MapCredit } from '../ui/media/map-credit.tsx';
import { DatesElsewhere } from './dates-elsewhere.tsx';
import { Sixteen } from './sixteen.tsx';
import { TownAnswers } from './town-answers.tsx';
import { subscription, TownCall, TownStart } from './town-call.tsx';
import { TownCover } from './town-cover.tsx';
import { TownDates } from './town-dates.tsx';
import { NearPlaces, TownPlaces } from './town-places.tsx';
import type { NearPlace } from './town-view.ts';

interface TownPageProps {
  town: Municipality;
  towns: Municipality[];
  /** Its classes and events of seven days that are not over, soonest first. */
  week: Activity[];
  /** Its next events after these days. */
  later: Event[];
  /** The day of its next event. */
  nextDay: string | undefined;
  /** What has a date for people of a town that has none of its own. */
  elsewhere: { events: Event[]; broadcasts: UpcomingBroadcast[] };
  /** Some of its own, and how many there are. */
  places: Place[];
  placeCount: number;
  /** Where it has hardly any: those of other towns. */
  near: NearPlace[];
  /** Those that meet in the town. */
  programs: ProgramSummary[];
  athletes: AthleteSummary[];
  athleteCount: number;
  news: NewsSummary[];
  contact: SiteSettings['contact'];
  /** What its teams and athletes reached last. */
  results: Results;
  origin: string;
  now: Date;
}

/** Nothing empty is printed: where the town has nothing, the nearest thing or the next step stands. */
export function TownPage(props: TownPageProps) {
  const { town, towns, week, later, nextDay, elsewhere, places, placeCount, origin, now } = props;
  const takingPlace = week.filter(({ off }) => !off);
  const figures = [
    {
      count: takingPlace.length,
      one: 'atividade nesta semana',
      many: 'atividades nesta semana',
    },
    { count: placeCount, one: 'lugar para praticar', many: 'lugares para praticar' },
    { count: props.athleteCount, one: 'atleta', many: 'atletas' },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <TownCover town={town} figures={<Figures figures={figures} />}>
        <WeekSuns activities={takingPlace} now={now} />
        <ButtonLink href={subscription(origin, town.slug)} look="sun" icon="calendar">
          Assinar o calendário
        </ButtonLink>
      </TownCover>
      <TownDates town={town} week={week} later={later} now={now} />
      <DatesElsewhere town={town} towns={towns} {...elsewhere} />
      <TownPlaces town={town} places={places} count={placeCount} now={now} />
      <NearPlaces town={town} places={props.near} />
      <ResultSection results={props.results} about={{ town: town.slug }} />
      <PictureRows
        groups={[
          { id: 'programas', title: 'Programas daqui', rows: props.programs.map(programRow) },
          { id: 'atletas', title: 'Atletas daqui', rows: props.athletes.map(athleteRow) },
          { id: 'noticias', title: 'Notícias daqui', rows: props.news.map(newsRow) },
        ]}
      />
      <TownAnswers town={town} programs={props.programs} contact={props.contact} />
      {nextDay || placeCount > 0 ? (
        <TownCall town={town} origin={origin} month={nextDay && monthOf(nextDay)} />
      ) : (
        <TownStart town={town} />
      )}
      <Sixteen town={town} towns={towns} />
      <MapCredit className="town-credit" />
    </>
  );
}

interface Figure {
  count: number;
  one: string;
  many: string;
}

function Figures({ figures }: { figures: Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="row town-figures">
      {figures.map(({ count, one, many }) => (
        <div key={one}>
          <dt>{nounFor(count, one, many)}</dt>
          <dd className="fig">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
