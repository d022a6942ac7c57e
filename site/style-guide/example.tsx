import './example.css';
import type { ReactNode } from 'react';
import { LineHeading } from '../ui/cards/line-heading.tsx';

/** A chapter of the style page. */
export function Chapter({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className="section chapter" aria-labelledby={id}>
      <div className="wrap chapter__row">
        <LineHeading id={id}>{title}</LineHeading>
        {children}
      </div>
    </section>
  );
}

/** One component in one state, with the state's name. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="example">
      <figcaption className="small muted">{name}</figcaption>
      {children}
    </figure>
  );
}
