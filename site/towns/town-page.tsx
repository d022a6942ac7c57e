import './town-page.css';
import type { AthleteSummary } from '#content/athletes';
import type { UpcomingBroadcast } from '#content/broadcasts';
import type { Event } from '#content/events';
import type { Municipality } from '#content/municipalities';
import type { Place } from '#content/places';
import type { Program } from '#content/programs';
import { formatCount, nounFor } from '../../lib/counts.ts';
import { monthOf } from '../../lib/month.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { MapCredit } from '../ui/media/map-credit.tsx';
import { DatesElsewhere } from './dates-elsewhere.tsx';
import { Sixteen } from './sixteen.tsx';
import { subscription, TownCall, TownStart } from './town-call.tsx';
import { TownCover } from './town-cover.tsx';
import { TownDates } from './town-dates.tsx';
import { TownDays } from './town-days.tsx';
import { TownPeople } from './town-people.tsx';
import { NearPlaces, TownPlaces } from './town-places.tsx';
import { lastOfSeven, nearestPlaces, programsIn, type TownDay } from './town-view.ts';

interface TownPageProps {
  town: Municipality;
  towns: Municipality[];
  /** The next ones of the town, and how many there are. */
  events: Event[];
  eventCount: number;
  days: TownDay[];
  /** What has a date for people of a town that has none of its own. */
  elsewhere: { events: Event[]; broadcasts: UpcomingBroadcast[] };
  /** Of the whole state. */
  places: Place[];
  programs: Program[];
  athletes: AthleteSummary[];
  athleteCount: number;
  origin: string;
  now: Date;
}

const shownPlaces = 6;
const shownNear = 3;

/** Nothing empty is printed: where the town has nothing, the nearest thing or the next step stands. */
export function TownPage(props: TownPageProps) {
  const { town, towns, events, days, elsewhere, athletes, origin, now } = props;
  const places = props.places.filter(({ municipality }) => municipality === town.slug);
  const near = places.length < 2 ? nearestPlaces(town, towns, props.places, shownNear) : [];
  const [next] = events;
  const figures = [
    { count: props.eventCount, one: 'evento marcado', many: 'eventos marcados' },
    { count: places.length, one: 'lugar para praticar', many: 'lugares para praticar' },
    { count: props.athleteCount, one: 'atleta', many: 'atletas' },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <TownCover town={town} figures={<Figures figures={figures} />}>
        <TownDays days={days} />
        <ButtonLink href={subscription(origin, town.slug)} look="sun" icon="calendar">
          Assinar o calendário
        </ButtonLink>
      </TownCover>
      <TownDates
        town={town}
        events={events}
        isThisWeek={events.every(({ day }) => day <= lastOfSeven(now))}
        now={now}
      />
      <DatesElsewhere town={town} towns={towns} {...elsewhere} />
      <TownPlaces
        town={town}
        places={places.slice(0, shownPlaces)}
        count={places.length}
        now={now}
      />
      <NearPlaces places={near} />
      <TownPeople programs={programsIn(town.name, props.programs)} athletes={athletes} />
      {next || places.length > 0 ? (
        <TownCall town={town} origin={origin} month={next && monthOf(next.day)} />
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
