import type { Session } from '#content/sessions';
import { paths } from '../../lib/paths.ts';
import { fromSession } from '../ui/cards/activity.ts';
import { ActivityRows } from '../ui/cards/activity-rows.tsx';
import { GoLink } from '../ui/controls/button.tsx';

/** More than these are on the page of today, or found by town. */
const shown = 12;

/** What repeats stands under the events of a day: the list above is for what was announced once. */
export function DayClasses({ sessions }: { sessions: readonly Session[] }) {
  return (
    <div className="day-classes" id="agenda-aulas" data-region="">
      {sessions.length > 0 ? (
        <section aria-labelledby="aulas-do-dia">
          <h2 className="d-2 day-classes__title" id="aulas-do-dia">
            Aulas e treinos neste dia
          </h2>
          <ActivityRows activities={sessions.map(fromSession)} together most={shown} />
          <GoLink href={paths.sessions}>Ver o que tem hoje</GoLink>
        </section>
      ) : null}
    </div>
  );
}
