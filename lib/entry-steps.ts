import { type Day, shortDate } from './dates.ts';
import type { EntryContent, SignUpRule } from './entry.ts';
import {
  checkPerson,
  checkQuota,
  checkResponsible,
  checkTeam,
  type EntryErrors,
  sizeError,
} from './entry-check.ts';

/** The pages of a sign-up, one question each. */
export const entrySteps = ['equipe', 'pessoa', 'vaga', 'contato', 'atletas', 'revisar'] as const;
export type EntryStep = (typeof entrySteps)[number];

/** Those that this sign-up has, in their order. Where there is nothing to choose, nothing is asked. */
export function stepsOf({ kind, quotas }: Pick<SignUpRule, 'kind' | 'quotas'>): EntryStep[] {
  const choice: EntryStep[] = quotas.length > 1 ? ['vaga'] : [];
  return kind === 'equipe'
    ? ['equipe', ...choice, 'contato', 'atletas', 'revisar']
    : ['pessoa', ...choice, 'contato', 'revisar'];
}

/** Something that keeps it from being sent, and the page that mends it. */
export interface EntryProblem {
  step: EntryStep;
  text: string;
}

const formOf = (fields: Record<string, string>) => new Map(Object.entries(fields));

/** Everything once more, as it was checked page by page: rules and days change between two pages. */
export function problemsOf(content: EntryContent, rule: SignUpRule, today: Day): EntryProblem[] {
  const { team, quota, name, email, phone, cpf, people } = content;
  const contact = {
    ...{ responsavel: name, email, telefone: phone, cpf },
    parentesco: people[0]?.relation ?? '',
  };
  const persons = people.map((person, place) => {
    const typed = {
      nome: person.name,
      nascimento: person.birth && shortDate(person.birth),
      ...{ responsavel: person.guardian, parentesco: person.relation },
    };
    const errors = errorsIn(checkPerson(formOf(typed), rule, content, place, today));
    return rule.kind === 'pessoa' ? errors : errors.map((error) => `${person.name}: ${error}`);
  });
  const size = sizeError(people.length, rule);
  const wrong: Record<EntryStep, string[]> = {
    equipe: errorsIn(checkTeam(formOf({ equipe: team }))),
    vaga: errorsIn(checkQuota(formOf({ vaga: quota }), rule)),
    contato: errorsIn(checkResponsible(formOf(contact), rule, content, today)),
    pessoa: people.length === 0 ? ['Diga quem vai participar.'] : persons.flat(),
    atletas: [...(size ? [size] : []), ...persons.flat()],
    revisar: [],
  };
  return stepsOf(rule).flatMap((step) => wrong[step].map((text) => ({ step, text })));
}

const errorsIn = (checked: { errors: EntryErrors } | object): string[] =>
  'errors' in checked ? Object.values(checked.errors as Record<string, string>) : [];
