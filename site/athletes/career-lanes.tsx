import type { Athlete } from '#content/athletes';

const lane = 56;
const top = 44;

interface CareerLanesProps {
  legends: Athlete[];
  /** Text must not shrink with the picture, so phones get another drawing. */
  narrow?: boolean;
}

/** Shows dates that are also in the text below, so hidden from screen readers. */
export function CareerLanes({ legends, narrow = false }: CareerLanesProps) {
  const room = narrow ? 340 : 1248;
  const edge = narrow ? 20 : 44;
  const years = legends.flatMap(({ activeFrom, activeTo }) =>
    activeFrom === undefined ? [] : [activeFrom, activeTo ?? activeFrom],
  );
  if (years.length === 0) return null;
  const first = Math.floor(Math.min(...years) / 10) * 10;
  const last = Math.ceil((Math.max(...years) + 1) / 10) * 10;
  const at = (year: number) =>
    Math.round(edge + ((year - first) / (last - first)) * (room - 2 * edge));
  const step = narrow ? 20 : 10;
  const marks = Array.from(
    { length: Math.floor((last - first) / step) + 1 },
    (_, index) => first + step * index,
  );
  const height = top + lane * legends.length + 16;
  return (
    <svg
      className={narrow ? 'career-lanes career-lanes--narrow' : 'career-lanes'}
      viewBox={`0 0 ${room} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {marks.map((year) => (
        <g key={year}>
          <path className="career-lanes__mark" d={`M${at(year)} ${top - 14}V${height}`} />
          <text x={at(year)} y={20}>
            {year}
          </text>
        </g>
      ))}
      {legends.map(({ slug, name, activeFrom = first, activeTo }, index) => {
        const y = top + lane * index + 22;
        // A name that would leave the picture is right-aligned.
        const late = narrow && at(activeFrom) > room / 2;
        return (
          <g key={slug}>
            <path className="career-lanes__lane" d={`M${-room} ${y}H${2 * room}`} />
            <path
              className="career-lanes__run"
              d={`M${at(activeFrom)} ${y}H${at(activeTo ?? last)}`}
            />
            <text
              className={
                late ? 'career-lanes__name career-lanes__name--late' : 'career-lanes__name'
              }
              x={at(late ? (activeTo ?? last) : activeFrom)}
              y={y - 15}
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
