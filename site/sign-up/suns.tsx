import './suns.css';

const step = 40;

/** A disc on the line for each athlete; the words beside it say the same. */
export function Suns({ filled, all }: { filled: number; all: number }) {
  const centres = Array.from({ length: all }, (_, place) => place * step + step / 2);
  return (
    <svg className="suns" viewBox={`0 0 ${all * step} ${step}`} aria-hidden="true">
      <path className="suns__line" d={`M0 ${step / 2}H${all * step}`} />
      {centres.map((centre) => (
        <circle
          key={centre}
          className={centre < filled * step ? 'suns__in' : 'suns__out'}
          cx={centre}
          cy={step / 2}
          r={13}
        />
      ))}
    </svg>
  );
}
