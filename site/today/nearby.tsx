import { ActivityRows } from '../ui/cards/activity-rows.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import type { Today } from './arrange.ts';
import { type TodayView, todayAddress } from './today-view.ts';

/** What is left today in other towns, with its distance. */
export function Nearby({ today: { nearby }, view }: { today: Today; view: TodayView }) {
  if (nearby.length === 0) return null;
  const km = new Map(nearby.map(({ activity, km }) => [activity.path, km]));
  return (
    <section className="section" aria-labelledby="perto">
      <div className="wrap">
        <LineHeading id="perto">Ainda hoje, perto de {view.town?.name}</LineHeading>
        <ActivityRows
          activities={nearby.map(({ activity }) => activity)}
          aside={({ path }) => `a ${km.get(path)} km em linha reta`}
        />
        <GoLink href={todayAddress(view, { municipio: undefined })}>Ver todo o Amapá</GoLink>
      </div>
    </section>
  );
}
