import { agesLabel, priceLabel } from '../../lib/audience.ts';
import { classPath } from '../../lib/paths.ts';
import { rhythmWords } from '../../lib/rhythm-words.ts';
import { sports } from '../../lib/vocabulary.ts';
import { type Findable, toFindable, withNumbers } from '../findable.ts';
import { findRules, type SessionRule } from '../session-rules.ts';
import type { SubjectContent } from '../subject.ts';
import { sessionsData } from './sessions-data.ts';

export const subject: SubjectContent = {
  findables: [
    {
      collection: 'session-rules',
      naming: { municipalities: 'municipality', programs: 'program', places: 'place' },
      readFindables,
    },
  ],
  dataSets: [sessionsData],
};

async function readFindables(ids: number[]): Promise<Findable[]> {
  const { where, limit } = withNumbers(ids);
  return (await findRules([where], limit)).map(toHit);
}

/** A class is found by its town and sport; its page is that of its program, which has all of them. */
function toHit(rule: SessionRule): Findable {
  const town = rule.municipality?.name ?? '';
  return toFindable({
    id: rule.id,
    kind: 'sessions',
    address: classPath(rule.program.slug, rule.slug),
    title: town ? `${rule.name}, ${town}` : rule.name,
    summary: [`${rhythmWords(rule)}, ${rule.place.name}`, agesLabel(rule), priceLabel(rule.price)]
      .filter(Boolean)
      .join('. '),
    keywords: [
      ...rule.sports.map((sport) => sports[sport]),
      rule.program.title,
      'aula treino horário turma',
      rule.accessible ? 'acessível acessibilidade' : '',
    ].join(' '),
    facts: `${rhythmWords(rule)} · ${rule.place.name}`,
  });
}
