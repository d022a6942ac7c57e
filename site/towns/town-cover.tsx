import './town-cover.css';
import type { ReactNode } from 'react';
import type { Municipality } from '#content/municipalities';
import { formatCount } from '../../lib/counts.ts';
import { kmToEquator, latitudeText } from '../../lib/latitude.ts';
import { crumbsIn } from '../addresses/crumbs.ts';
import { project, stateSize } from '../drawings/amapa-geometry.ts';
import { StateShape } from '../drawings/state-shape.tsx';
import { Breadcrumb } from '../layout/chrome/breadcrumb.tsx';

interface TownCoverProps {
  town: Municipality;
  /** How much the town has: above the line, or below it where the name leaves no room there. */
  figures: ReactNode;
  /** Below the line. */
  children: ReactNode;
}

/** From this latitude on the distance has room between the name and the line. */
const roomBelow = 1.5;
/** Longer names get a smaller size. */
const longestShort = 9;

/** A map to scale: the yellow line is the Equator, and the town's name stands on its own parallel. */
export function TownCover({ town, figures, children }: TownCoverProps) {
  const { name, latitude } = town;
  const side = latitude < 0 ? 'south' : latitude < roomBelow ? 'near' : 'north';
  const km = <ToEquator latitude={latitude} />;
  return (
    <header className={`scene town-cover town-cover--${side}`}>
      <div className="north">
        <div className="wrap scene__words town-cover__above">
          <Breadcrumb {...crumbsIn('municipalities', name)} />
          {side === 'north' ? null : (
            <div className="row town-cover__facts">
              {km}
              {figures}
            </div>
          )}
          {side === 'south' ? null : <Name town={town} />}
          {side === 'south' ? null : (
            <div className="town-cover__reach">
              <Ruler latitude={latitude} />
              {side === 'north' ? km : null}
            </div>
          )}
        </div>
      </div>
      <div className="south">
        <TownOnMap town={town} />
        <div className="wrap scene__words town-cover__below">
          {side === 'south' ? (
            <>
              <div className="town-cover__reach">
                <Ruler latitude={latitude} />
              </div>
              <Name town={town} />
            </>
          ) : null}
          <div className="row town-cover__south">
            {side === 'north' ? figures : null}
            {children}
          </div>
        </div>
      </div>
    </header>
  );
}

function Name({ town: { name, latitude } }: { town: Municipality }) {
  const size = name.length > longestShort ? ' town-cover__title--long' : '';
  return (
    <div className="town-cover__name">
      <h1 className={`town-cover__title${size}`}>{name}</h1>
      <p className="town-cover__latitude">{latitudeText(latitude)}</p>
    </div>
  );
}

/** As high as the town is far from the line, with a tick at each whole degree. */
function Ruler({ latitude }: { latitude: number }) {
  const height = Math.max(1, Math.round(Math.abs(latitude) * 100));
  const ticks = Array.from({ length: Math.floor(height / 100) }, (_, index) => {
    const fromLine = (index + 1) * 100;
    return `M0 ${latitude < 0 ? fromLine : height - fromLine}h14`;
  });
  return (
    <svg
      className="town-cover__ruler"
      viewBox={`0 0 100 ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M1 0V${height}${ticks.join('')}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function TownOnMap({ town }: { town: Municipality }) {
  const { x, y } = project(town);
  return (
    <svg
      className="town-cover__map"
      viewBox={`0 0 ${stateSize.width} ${stateSize.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <StateShape />
      <circle cx={x} cy={y} r={15} />
    </svg>
  );
}

/** Computed from the latitude. */
function ToEquator({ latitude }: { latitude: number }) {
  return (
    <p className="town-cover__km">
      <b className="fig">{formatCount(kmToEquator(latitude))} km</b> até a linha do Equador
    </p>
  );
}
