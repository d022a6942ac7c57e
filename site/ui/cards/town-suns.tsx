import './town-suns.css';
import { Fragment } from 'react';
import { fromNorth, type Position } from '../../../lib/latitude.ts';
import type { Activity } from './activity.ts';

/** In degrees: the state as it is high, or a square with the Equator at half its height, as in a poster. */
const views = { tall: '-52.9 -4.4 2.5 5.9', square: '-56 -4.4 8.8 8.8' } as const;

interface TownSunsProps {
  activities: readonly Activity[];
  shape: keyof typeof views;
}

/**
 * The same in many towns, drawn once: a sun for each, where it lies from the Equator. The names beside it say the
 * same, so it is hidden from screen readers.
 */
export function TownSuns({ activities, shape }: TownSunsProps) {
  return (
    <svg
      className={`town-suns town-suns--${shape}`}
      viewBox={views[shape]}
      aria-hidden="true"
      focusable="false"
    >
      <path className="town-suns__north" d="M-60-9h20v9h-20z" />
      <path className="town-suns__south" d="M-60 0h20v9h-20z" />
      <path className="town-suns__degrees" d="M-60-1h20M-60-2h20M-60-3h20M-60-4h20M-60 1h20" />
      <path className="town-suns__line" d="M-60 0h20" />
      {located(activities).map(({ path, at }) => (
        <circle key={path} cx={at.longitude} cy={-at.latitude} />
      ))}
    </svg>
  );
}

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

interface Located {
  path: string;
  name: string;
  at: Position;
}

/** Where nobody knows the place of a town, it lies on the line. */
function located(activities: readonly Activity[]): Located[] {
  const all = activities.map(({ path, town }) => {
    const { name = '', latitude = 0, longitude = -51.6 } = town ?? {};
    return { path, name, latitude, longitude };
  });
  return fromNorth(all).map(({ path, name, ...at }) => ({ path, name, at }));
}
