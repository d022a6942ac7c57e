import type { SessionRule } from '#content/sessions';
import { agesLabel, priceLabel } from '../../../lib/audience.ts';
import { rhythmWords } from '../../../lib/rhythm-words.ts';

/** 'Ginásio Poliesportivo, Macapá' */
export const placeText = (name: string, { municipality }: SessionRule): string =>
  municipality ? `${name}, ${municipality.name}` : name;

/** What a calendar says of it. */
export function seriesText(rule: SessionRule): string {
  const ages = agesLabel(rule);
  return [
    `${rhythmWords(rule)}. ${rule.program.title}.`,
    [ages, priceLabel(rule.price), rule.accessible ? 'Acessível' : ''].filter(Boolean).join('. '),
    rule.bring.length > 0 ? `Leve: ${rule.bring.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join('\n');
}
