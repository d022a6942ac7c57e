import './town-suns.css';
import type { Activity } from './activity.ts';
import { located } from './located.ts';

/** In degrees: the state as it is high, or a square with the Equator at half its height, as in a poster. */
const views = { tall: '-52.9 -4.4 2.5 5.9', square: '-56 -4.4 8.8 8.8' } as const;

const radius = { tall: 0.16, square: 0.3 } as const;

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
    <svg className="town-suns" viewBox={views[shape]} aria-hidden="true" focusable="false">
      <path className="town-suns__north" d="M-60-9h20v9h-20z" />
      <path className="town-suns__south" d="M-60 0h20v9h-20z" />
      <path className="town-suns__line" d="M-60 0h20" />
      {located(activities).map(({ path, at }) => (
        <circle
          key={path}
          cx={at.longitude.toFixed(2)}
          cy={(-at.latitude).toFixed(2)}
          r={radius[shape]}
        />
      ))}
    </svg>
  );
}
