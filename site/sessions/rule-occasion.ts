import type { SessionRule } from '#content/sessions';
import { audienceFacts } from '../../lib/audience.ts';
import { daysWords, hoursWords } from '../../lib/rhythm-words.ts';
import { sports } from '../../lib/vocabulary.ts';
import type { Occasion } from '../paper/occasion-sheet.tsx';

/** A class as its sheet and its picture show it. */
export function ruleOccasion(rule: SessionRule): Occasion {
  const { program, name, bring } = rule;
  const played = rule.sports.map((sport) => sports[sport]).join(', ');
  return {
    // Many a class has the name of its program.
    over: [program.title === name ? undefined : program.title, played].filter(Boolean).join(' · '),
    title: name,
    when: daysWords(rule),
    hours: hoursWords(rule),
    place: rule.place.name,
    town: rule.municipality?.name,
    facts: [...audienceFacts(rule), ...(bring.length > 0 ? [`Leve: ${bring.join(', ')}`] : [])],
    picture: rule.picture,
  };
}
