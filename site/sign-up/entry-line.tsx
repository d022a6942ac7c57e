import './entry-line.css';
import type { EntryContent, SignUpRule } from '../../lib/entry.ts';
import { type EntryStep, stepsOf } from '../../lib/step-order.ts';

/** What each page of a sign-up is called. */
export const stepNames: Record<EntryStep, string> = {
  equipe: 'Equipe',
  pessoa: 'Pessoa',
  vaga: 'Vaga',
  contato: 'Contato',
  atletas: 'Atletas',
  documentos: 'Documentos',
  revisar: 'Revisar',
};

interface EntryLineProps {
  rule: SignUpRule;
  content: EntryContent;
  step: EntryStep;
}

/** Where one is, on the line. */
export function EntryLine({ rule, content, step }: EntryLineProps) {
  const steps = stepsOf(rule, content);
  const here = steps.indexOf(step);
  return (
    <nav className="entry-line north" aria-label="Partes da inscrição">
      <ol className="wrap entry-line__line">
        {steps.map((name, place) => (
          <li
            key={name}
            className={place < here ? 'entry-line__done' : undefined}
            aria-current={place === here ? 'step' : undefined}
          >
            {stepNames[name]}
            {place < here ? <span className="vh"> (feita)</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
