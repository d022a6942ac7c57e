import { mentionAt } from './mentions.ts';
import { sportGuides } from './sport-guides.ts';
import { type Sport, sports } from './vocabulary.ts';

export const sportSlugs = Object.keys(sports) as Sport[];

export const isSport = (text: string): text is Sport => Object.hasOwn(sports, text);

/** The sport that a text of an editor begins with: 'Futebol, goleiro', 'Atletismo paralímpico'. */
export function sportNamed(text: string): Sport | undefined {
  return sportSlugs.find((sport) =>
    sportGuides[sport].names.some((name) => mentionAt(text, name) === 0),
  );
}
