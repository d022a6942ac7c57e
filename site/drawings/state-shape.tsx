import './state-shape.css';
import { equator, outline, stateSize } from './amapa-geometry.ts';

const halves = [
  { side: 'north', top: 0, height: equator },
  { side: 'south', top: equator, height: stateSize.height - equator },
] as const;

/** The outline of Amapá inside a drawing in its units: blue above the Equator, green below. */
export function StateShape() {
  return halves.map(({ side, top, height }) => (
    // A nested viewport clips without an id.
    <svg
      key={side}
      y={top}
      width={stateSize.width}
      height={height}
      viewBox={`0 ${top} ${stateSize.width} ${height}`}
      aria-hidden="true"
    >
      <path
        className={`state-shape state-shape--${side}`}
        d={outline.path}
        transform={outline.transform}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  ));
}
