import type { Town, Wanted } from '#content/newsletter-choices';
import { letterSubjects } from '../../lib/letter-choices.ts';

/** The names of the fields: one for each box, because a form's values are read by name. */
export const choiceFields = {
  rhythm: 'ritmo',
  town: ({ id }: Town) => `municipio-${id}`,
  subject: (value: string) => `assunto-${value}`,
} as const;

/** What was ticked, of what there is; undefined where the form did not come from our page. */
export function readChoices(
  form: ReadonlyMap<string, string>,
  towns: readonly Town[],
): Wanted | undefined {
  const rhythm = form.get(choiceFields.rhythm);
  if (rhythm !== 'semanal' && rhythm !== 'logo') return undefined;
  return {
    rhythm,
    towns: towns.filter((town) => form.has(choiceFields.town(town))).map(({ id }) => id),
    subjects: letterSubjects
      .flatMap(({ subjects }) => subjects.map(({ value }) => value))
      .filter((value) => form.has(choiceFields.subject(value))),
  };
}
