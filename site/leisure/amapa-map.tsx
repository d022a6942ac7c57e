import './amapa-map.css';
import { counted } from '../../lib/counts.ts';
import { placesPath } from '../../lib/paths.ts';
import { equator, project } from '../drawings/amapa-geometry.ts';
import { StateShape } from '../drawings/state-shape.tsx';
import { describedByTip } from '../ui/controls/tooltip.tsx';
import type { PlaceFilter, Town } from './places-view.ts';
import { townLabels } from './town-labels.ts';
import { townSpots } from './town-spots.ts';

interface AmapaMapProps {
  towns: Town[];
  filter: PlaceFilter;
}

/** The state, crossed by the Equator. The list below has the same information. */
export function AmapaMap({ towns, filter }: AmapaMapProps) {
  return (
    <svg className="amapa" viewBox="0 0 670 600" role="presentation">
      <path className="amapa__ground" d={`M-3000 ${equator}H4000V3000H-3000z`} />
      <StateShape />
      <path className="amapa__line" d={`M-3000 ${equator - 2}H4000v4H-3000z`} />
      {towns.map((town) => (
        <TownPoint key={town.slug} town={town} filter={filter} />
      ))}
    </svg>
  );
}

export const townTip = (slug: string) => `dica-${slug}`;

function TownPoint({ town, filter }: { town: Town; filter: PlaceFilter }) {
  const { x, y } = project(town);
  const label = townLabels[town.slug] ?? { x: x + 14, y, side: 'start' };
  const spot = townSpots[town.slug] ?? { x, y };
  const selected = filter.municipality === town.slug;
  const classes = [
    'amapa__town',
    selected ? 'is-selected' : '',
    town.count === 0 ? 'is-empty' : '',
  ];
  const elbow = label.side === 'start' ? label.x - 8 : label.x + 8;
  return (
    <a
      id={`mapa-${town.slug}`}
      className={classes.filter(Boolean).join(' ')}
      href={placesPath({ ...filter, municipality: town.slug })}
      aria-label={`${town.name}: ${counted(town.count, 'lugar', 'lugares')}`}
      aria-current={selected ? 'true' : undefined}
      data-instant=""
      {...describedByTip(townTip(town.slug))}
    >
      <path className="amapa__leader" d={`M${x} ${y}L${elbow} ${label.y}`} />
      <circle className="amapa__dot amapa__home" cx={x} cy={y} r={6} />
      <g className="amapa__spot">
        <path className="amapa__stalk" d={`M${x} ${y}L${spot.x} ${spot.y}`} />
        <circle className="amapa__reach" cx={spot.x} cy={spot.y} r={28} />
        <circle className="amapa__dot" cx={spot.x} cy={spot.y} r={10} />
      </g>
      <Name town={town} x={label.x} y={label.y} side={label.side} />
    </a>
  );
}

interface NameProps {
  town: Town;
  x: number;
  y: number;
  side: 'start' | 'end';
}

function Name({ town, x, y, side }: NameProps) {
  // Characters differ in width, so the plate is a little wider than an average name.
  const width = town.name.length * 8 + (town.count > 0 ? 34 : 22);
  return (
    <g className="amapa__name">
      <rect
        className="amapa__plate"
        x={side === 'start' ? x - 7 : x - width + 7}
        y={y - 16}
        width={width}
        height={32}
        rx={3}
      />
      <text x={x} y={y + 5} textAnchor={side}>
        {town.name}
        {town.count > 0 ? <tspan className="amapa__count"> {town.count}</tspan> : null}
      </text>
    </g>
  );
}
