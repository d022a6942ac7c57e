import '../ui/cards/columns.css';
import './join-steps.css';
import { LineHeading } from '../ui/cards/line-heading.tsx';

export interface Step {
  title: string;
  text: string;
}

/** Three steps that stand on the line; the order is in the list, the figures are for the eye. */
export function JoinSteps({ steps }: { steps: Step[] }) {
  return (
    <section className="section" id="como-participar" aria-labelledby="passos">
      <div className="wrap">
        <LineHeading id="passos">Como Participar</LineHeading>
        <ol className="columns columns--3-3-1 columns--beside steps">
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
