import type { Athlete } from '#content/athletes';

const left = 40;
const width = 1160;
const lane = 56;
const top = 44;

/** A picture of the dates that stand in words below, so hidden from screen readers. */
export function CareerLanes({ legends }: { legends: Athlete[] }) {
  const years = legends.flatMap(({ activeFrom, activeTo }) =>
    activeFrom === undefined ? [] : [activeFrom, activeTo ?? activeFrom],
  );
  if (years.length === 0) return null;
  const first = Math.floor(Math.min(...years) / 10) * 10;
  const last = Math.ceil((Math.max(...years) + 1) / 10) * 10;
  const at = (year: number) => Math.round(left + ((year - first) / (last - first)) * width);
  const marks = Array.from({ length: (last - first) / 10 + 1 }, (_, index) => first + 10 * index);
  const height = top + lane * legends.length + 16;
  return (
    <svg
      className="career-lanes"
      viewBox={`0 0 1248 ${height}`}
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
        return (
          <g key={slug}>
            <path className="career-lanes__lane" d={`M0 ${y}H1248`} />
            <path
              className="career-lanes__run"
              d={`M${at(activeFrom)} ${y}H${at(activeTo ?? last)}`}
            />
            <text className="career-lanes__name" x={at(activeFrom)} y={y - 15}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
