import { ageOn, isMinorOn } from './age.ts';
import { cleanText } from './clean-text.ts';
import { counted } from './counts.ts';
import { type Day, longDate } from './dates.ts';
import { type EntryContent, type EntryPerson, entryLimits, type SignUpRule } from './entry.ts';
import { readTypedDay } from './typed-day.ts';

export type Form = ReadonlyMap<string, string>;
export type EntryErrors = Partial<Record<string, string>>;
export type Checked<T> = { value: T } | { errors: EntryErrors };

/** As it is kept: one line, single blanks, nothing that can't be seen. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ');

export const oneLine = (form: Form, name: string) => cleanLine(form.get(name) ?? '');

const without = (errors: EntryErrors): EntryErrors | undefined => {
  const wrong = Object.entries(errors).filter(([, error]) => error);
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined;
};

export function checked<T>(value: T, errors: EntryErrors): Checked<T> {
  const wrong = without(errors);
  return wrong ? { errors: wrong } : { value };
}

export function nameError(name: string, whose = 'o nome completo'): string | undefined {
  // Before the words are looked at: a form may hold a million letters.
  if (name.length > entryLimits.name) return `O nome pode ter até ${entryLimits.name} letras.`;
  return /\p{L}.* .*\p{L}/u.test(name) ? undefined : `Escreva ${whose}, com sobrenome.`;
}

export const relationError = (relation: string) =>
  relation.length <= entryLimits.relation && /\p{L}/u.test(relation)
    ? undefined
    : 'Diga o que você é da pessoa: mãe, pai, avó, tutor.';

/** An age that the rule does not take, in words. */
export function ageError(birth: Day, rule: SignUpRule, today: Day): string | undefined {
  const { minAge, maxAge, ageDay } = rule;
  const age = ageOn(birth, ageDay ?? today);
  if (age >= (minAge ?? 0) && age <= (maxAge ?? Number.POSITIVE_INFINITY)) return undefined;
  const range =
    maxAge === undefined
      ? `a partir de ${minAge} anos`
      : minAge
        ? `de ${minAge} a ${maxAge} anos`
        : `até ${maxAge} anos`;
  const when = ageDay ? ` em ${longDate(ageDay)}` : '';
  return `Esta inscrição é ${range}${when}. Com essa data são ${counted(Math.max(age, 0), 'ano', 'anos')}.`;
}

export function checkPerson(
  form: Form,
  rule: SignUpRule,
  content: Pick<EntryContent, 'people'>,
  place: number,
  today: Day,
): Checked<EntryPerson> {
  const name = oneLine(form, 'nome');
  const typed = readTypedDay(oneLine(form, 'nascimento'), today);
  const birth = 'day' in typed ? typed.day : '';
  // Of one minor the guardian is asked for on the next page; in a team, here.
  const needsGuardian = rule.kind === 'equipe' && birth !== '' && isMinorOn(birth, today);
  const guardian = needsGuardian ? oneLine(form, 'responsavel') : '';
  const relation = needsGuardian ? oneLine(form, 'parentesco') : '';
  const isTwice = content.people.some(
    (other, index) => index !== place && other.name === name && other.birth === birth,
  );
  const ask = 'O atleta tem menos de 18 anos. Escreva o nome completo de quem responde por ele.';
  return checked(
    { name, birth, guardian, relation },
    {
      nome: nameError(name) ?? (isTwice ? 'Esta pessoa já está na lista.' : undefined),
      nascimento: 'error' in typed ? typed.error : ageError(birth, rule, today),
      responsavel: needsGuardian && nameError(guardian) ? ask : undefined,
      parentesco: needsGuardian ? relationError(relation) : undefined,
    },
  );
}

/** How many are missing or too many, in words. */
export function sizeError(count: number, { minMembers, maxMembers }: SignUpRule) {
  const missing = minMembers - count;
  const extra = count - maxMembers;
  if (missing > 0)
    return `${missing === 1 ? 'Falta' : 'Faltam'} ${counted(missing, 'atleta', 'atletas')}: são pelo menos ${minMembers}.`;
  return extra > 0
    ? `A lista tem ${counted(extra, 'atleta', 'atletas')} a mais: são no máximo ${maxMembers}.`
    : undefined;
}
