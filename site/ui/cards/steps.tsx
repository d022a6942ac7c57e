import './columns.css';
import './steps.css';
import type { ReactNode } from 'react';
import { LineHeading } from './line-heading.tsx';

export interface Step {
  title: string;
  text: ReactNode;
}

interface StepsProps {
  /** Where links to them lead. */
  id: string;
  heading: string;
  steps: readonly Step[];
}

/** Steps that stand on the line; the order is in the list, the figures are for the eye. */
export function Steps({ id, heading, steps }: StepsProps) {
  const columns = steps.length > 3 ? 'columns--4-2-1' : 'columns--3-3-1';
  return (
    <section className="section" id={id} aria-labelledby={`${id}-titulo`}>
      <div className="wrap">
        <LineHeading id={`${id}-titulo`}>{heading}</LineHeading>
        <ol className={`columns ${columns} columns--beside steps`}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3 className="d-2">{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
