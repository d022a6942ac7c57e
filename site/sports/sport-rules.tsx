import '../ui/cards/split.css';
import './sport-rules.css';
import { sportGuides } from '../../lib/sport-guides.ts';
import type { Sport } from '../../lib/vocabulary.ts';

/** The rules in a minute. */
export function SportRules({ sport }: { sport: Sport }) {
  return (
    <section className="sunny sport-rules" aria-labelledby="regras">
      <div className="wrap split">
        <h2 className="d-1" id="regras">
          As regras em um minuto
        </h2>
        <p className="lead">{sportGuides[sport].rules}</p>
      </div>
    </section>
  );
}
