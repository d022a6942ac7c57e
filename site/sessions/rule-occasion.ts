import type { SessionRule } from '#content/sessions';
import { agesLabel, priceLabel } from '../../lib/audience.ts';
import { rhythmWords } from '../../lib/rhythm-words.ts';
import type { Occasion } from '../paper/occasion-sheet.tsx';

/** A class as its sheet for the wall shows it. */
export function ruleOccasion(rule: SessionRule): Occasion {
  const words = rhythmWords(rule);
  const comma = words.lastIndexOf(', ');
  return {
    over: rule.program.title,
    title: rule.name,
    when: words.slice(0, comma),
    hours: words.slice(comma + 2),
    place: rule.place.name,
    town: rule.municipality?.name,
    facts: [
      agesLabel(rule),
      rule.price === undefined ? undefined : priceLabel(rule.price),
      rule.accessible ? 'Acessível' : undefined,
      rule.bring.length > 0 ? `Leve: ${rule.bring.join(', ')}` : undefined,
    ].filter((fact) => fact !== undefined),
    picture: rule.picture,
  };
}
