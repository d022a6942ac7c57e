import './values.css';
import { LineHeading } from '../ui/cards/line-heading.tsx';

export function Values({ values }: { values: string[] }) {
  return (
    <section className="section" aria-labelledby="valores">
      <div className="wrap">
        <LineHeading id="valores">Valores</LineHeading>
        <ul className="values">
          {values.map((value) => (
            <li className="d-3" key={value}>
              {value}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
