import './town-names.css';
import { Fragment } from 'react';
import type { Activity } from './activity.ts';
import { located } from './located.ts';

interface TownNamesProps {
  activities: readonly Activity[];
  /** What follows the sentence that counts them. */
  after?: string;
}

/** The towns by name, from north to south, each with the link to its own date; the line parts them. */
export function TownNames({ activities, after }: TownNamesProps) {
  const all = located(activities);
  const sides = [
    all.filter(({ at }) => at.latitude >= 0),
    all.filter(({ at }) => at.latitude < 0),
  ].filter((side) => side.length > 0);
  return (
    <>
      <p className="small">
        Em {activities.length} municípios, do norte ao sul.{after}
      </p>
      <div className="small town-names">
        {sides.map((side) => (
          <p key={side[0]?.path}>
            {side.map(({ path, name }, index) => (
              <Fragment key={path}>
                {index === 0 ? '' : ', '}
                <a href={path}>{name}</a>
              </Fragment>
            ))}
          </p>
        ))}
      </div>
    </>
  );
}
