import './entry-line.css';
import type { SignUpRule } from '../../lib/entry.ts';
import { type EntryStep, stepsOf } from '../../lib/entry-steps.ts';

const names: Record<EntryStep, string> = {
  equipe: 'Equipe',
  pessoa: 'Pessoa',
  vaga: 'Vaga',
  contato: 'Contato',
  atletas: 'Atletas',
  revisar: 'Revisar',
};

/** Where one is, on the line. */
export function EntryLine({ rule, step }: { rule: SignUpRule; step: EntryStep }) {
  const steps = stepsOf(rule);
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
            {names[name]}
            {place < here ? <span className="vh"> (feita)</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
