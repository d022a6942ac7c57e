import './colours.css';
import { Chapter } from './example.tsx';

/** The meanings that components use, and what is written on each. */
const meanings = [
  'paper',
  'surface',
  'sunken',
  'night',
  'north',
  'south',
  'btn',
  'blue-soft',
  'green-soft',
  'sun',
] as const;

export function Colours() {
  return (
    <Chapter id="cores" title="Cores">
      <ul className="swatches">
        {meanings.map((name) => (
          <li key={name} className={`swatch swatch--${name}`}>
            <b className="fig">Aa</b>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
