import './hour-square.css';

interface HourSquareProps {
  /** For those who hear it. */
  before?: string;
  figure: string | number;
  words: readonly [string, string];
}

/** A figure that stands on the line, with two lines of words that hang from it. */
export function HourSquare({ before, figure, words: [first, second] }: HourSquareProps) {
  return (
    <p className="hour-square">
      {before ? <span className="vh">{before} </span> : null}
      <b className="fig">{figure}</b>
      <span>
        {first}
        <br />
        {second}
      </span>
    </p>
  );
}
