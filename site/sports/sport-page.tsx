import type { AthleteSummary } from '#content/athletes';
import type { RecordedBroadcast } from '#content/broadcasts';
import type { Event } from '#content/events';
import type { NewsSummary } from '#content/news';
import type { Place } from '#content/places';
import type { ProgramSummary } from '#content/program-summaries';
import type { Results } from '#content/results';
import type { StateRecord } from '#content/state-records';
import { paths } from '../../lib/paths.ts';
import { sportGuides } from '../../lib/sport-guides.ts';
import type { Sport } from '../../lib/vocabulary.ts';
import type { Activity } from '../ui/cards/activity.ts';
import { athleteRow, newsRow, programRow, recordingRow } from '../ui/cards/picture-row.ts';
import { PictureRows } from '../ui/cards/picture-rows.tsx';
import { ResultSection } from '../ui/cards/result-section.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { SportCards } from './sport-cards.tsx';
import { SportCover } from './sport-cover.tsx';
import { SportDates } from './sport-dates.tsx';
import { SportPlaces } from './sport-places.tsx';
import { SportRules } from './sport-rules.tsx';
import { StateRecords } from './state-records.tsx';

interface SportPageProps {
  sport: Sport;
  /** Its classes and events of seven days that are not over, soonest first. */
  week: Activity[];
  /** Its next events after these days. */
  later: Event[];
  /** Classes of similar sports, where it has no date of its own. */
  likeIt: Activity[];
  /** Some of them, and how many there are. */
  places: Place[];
  placeCount: number;
  programs: ProgramSummary[];
  athletes: AthleteSummary[];
  recordings: RecordedBroadcast[];
  news: NewsSummary[];
  results: Results;
  /** The best marks of the state, oldest first. */
  records: StateRecord[];
  now: Date;
}

const shownAthletes = 4;

/** Where, when, who, what to watch, and the rules. Nothing empty is printed. */
export function SportPage(props: SportPageProps) {
  const { sport, week, later, likeIt, places, placeCount, athletes, now } = props;
  return (
    <>
      <SportCover
        sport={sport}
        activities={week.filter(({ off }) => !off).length}
        places={placeCount}
        athletes={athletes.length}
      />
      <SportDates sport={sport} week={week} later={later} likeIt={likeIt} now={now} />
      <SportPlaces sport={sport} places={places} count={placeCount} now={now} />
      <ResultSection results={props.results} />
      <StateRecords records={props.records} />
      <SportRules sport={sport} />
      <PictureRows
        groups={[
          { id: 'programas', title: 'Programas', rows: props.programs.map(programRow) },
          {
            id: 'atletas',
            title: 'Atletas',
            rows: athletes.slice(0, shownAthletes).map(athleteRow),
          },
          { id: 'assistir', title: 'Para assistir', rows: props.recordings.map(recordingRow) },
          { id: 'noticias', title: 'Notícias', rows: props.news.map(newsRow) },
        ]}
      />
      <section className="section" aria-labelledby="parecidos">
        <div className="wrap">
          <h2 className="d-1 sport-alike" id="parecidos">
            Experimente também
          </h2>
          <SportCards
            heading="h3"
            cards={sportGuides[sport].alike.map((other) => ({
              sport: other,
              words: sportGuides[other].summary,
            }))}
          />
          <p className="sport-cards__more">
            <GoLink href={paths.sports}>Ver todos os esportes</GoLink>
          </p>
        </div>
      </section>
    </>
  );
}
