import type { Day } from './dates.ts';
import type { EntryContent, SignUpRule } from './entry.ts';
import { checkQuota, checkResponsible, checkTeam } from './entry-check.ts';
import { errorsIn, peopleProblems, rosterProblems } from './roster.ts';
import { type EntryProblem, type EntryStep, stepsOf } from './step-order.ts';

const formOf = (fields: Record<string, string>) => new Map(Object.entries(fields));

/** Everything once more, as it was checked page by page: rules and days change between two pages. */
export function problemsOf(content: EntryContent, rule: SignUpRule, today: Day): EntryProblem[] {
  const { team, quota, name, email, phone, cpf, people } = content;
  const contact = {
    ...{ responsavel: name, email, telefone: phone, cpf },
    parentesco: people[0]?.relation ?? '',
  };
  const roster = { rule, people, today };
  const wrong: Record<EntryStep, string[]> = {
    equipe: errorsIn(checkTeam(formOf({ equipe: team }))),
    vaga: errorsIn(checkQuota(formOf({ vaga: quota }), rule)),
    contato: errorsIn(checkResponsible(formOf(contact), rule, content, today)),
    pessoa: people.length === 0 ? ['Diga quem vai participar.'] : peopleProblems(roster),
    atletas: rosterProblems(roster),
    documentos: rule.documents
      .filter(({ id }) => !content.files?.some(({ document }) => document === id))
      .map(({ name }) => `Falta o arquivo: ${name}.`),
    revisar: [],
  };
  return stepsOf(rule, content).flatMap((step) => wrong[step].map((text) => ({ step, text })));
}
