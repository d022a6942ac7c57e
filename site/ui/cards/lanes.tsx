import './lanes.css';

const radii = [110, 154, 198, 242, 286, 330];

/** The lanes of a running track: drawn for what is empty, offline or past. */
export function Lanes() {
  return (
    <svg
      className="lanes"
      viewBox="0 0 720 480"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {radii.map((radius) => (
        <path
          key={radius}
          className={radius === 198 ? 'lanes__own' : undefined}
          d={`M720 ${240 - radius}H420a${radius} ${radius} 0 0 0 0 ${2 * radius}H720`}
        />
      ))}
    </svg>
  );
}
