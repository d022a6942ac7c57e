import './seats.css';

const inRow = 24;
const step = 12;
/** More would be a grey field. */
const mostDrawn = 240;

/** Free places as seats in a stand; the figure above says the same. */
export function Seats({ free, all }: { free: number; all: number }) {
  if (all === 0 || all > mostDrawn) return null;
  const seats = Array.from({ length: all }, (_, number) => number);
  const width = Math.min(all, inRow) * step;
  return (
    <svg
      className="seats"
      viewBox={`0 0 ${width} ${Math.ceil(all / inRow) * step}`}
      aria-hidden="true"
    >
      {seats.map((number) => (
        <circle
          key={number}
          className={number < all - free ? 'seats__taken' : undefined}
          cx={(number % inRow) * step + step / 2}
          cy={Math.floor(number / inRow) * step + step / 2}
          r={4}
        />
      ))}
    </svg>
  );
}
