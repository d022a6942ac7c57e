import { readCpf } from './cpf.ts';
import type { Day } from './dates.ts';
import { isEmailAddress } from './email-address.ts';
import { type EntryContent, entryLimits, isSignedUpByGuardian, type SignUpRule } from './entry.ts';
import {
  type Checked,
  checked,
  type Form,
  nameError,
  oneLine,
  relationError,
} from './person-check.ts';

export function checkTeam(form: Form): Checked<Pick<EntryContent, 'team'>> {
  const team = oneLine(form, 'equipe');
  const tooLong = [...team].length > entryLimits.team;
  const error = tooLong
    ? `O nome da equipe pode ter até ${entryLimits.team} letras.`
    : 'Escreva o nome da equipe.';
  return checked({ team }, { equipe: tooLong || !/[\p{L}\d]/u.test(team) ? error : undefined });
}

export function checkQuota(form: Form, rule: SignUpRule): Checked<Pick<EntryContent, 'quota'>> {
  const quota = form.get('vaga') ?? '';
  const isKnown = rule.quotas.some(({ id }) => id === quota);
  return checked({ quota }, { vaga: isKnown ? undefined : 'Escolha uma das opções.' });
}

type Responsible = Pick<EntryContent, 'name' | 'email' | 'phone' | 'cpf'>;

export function checkResponsible(
  form: Form,
  rule: SignUpRule,
  content: EntryContent,
  today: Day,
): Checked<Responsible & Pick<EntryContent, 'people'>> {
  const [person] = content.people;
  const byGuardian = isSignedUpByGuardian(rule, content, today);
  const asksName = rule.kind === 'equipe' || byGuardian;
  const name = asksName ? oneLine(form, 'responsavel') : (person?.name ?? '');
  const email = oneLine(form, 'email').toLowerCase();
  const phone = oneLine(form, 'telefone').replaceAll(/\D/g, '').replace(/^0+/, '');
  const cpf = rule.asksCpf ? readCpf(oneLine(form, 'cpf')) : '';
  const relation = byGuardian ? oneLine(form, 'parentesco') : '';
  const people =
    byGuardian && person ? [{ ...person, guardian: name, relation }] : [...content.people];
  return checked(
    { name, email, phone, cpf: cpf ?? '', people },
    {
      responsavel: asksName ? nameError(name, 'o nome completo de quem responde') : undefined,
      parentesco: byGuardian ? relationError(relation) : undefined,
      email:
        isEmailAddress(email) || (email === '' && content.atCounter)
          ? undefined
          : 'Informe um e-mail válido, como nome@exemplo.com.',
      telefone:
        phone === '' || /^\d{10,11}$/.test(phone)
          ? undefined
          : 'Escreva o telefone com o DDD, como (96) 90000-0000.',
      cpf: cpf === undefined ? 'Confira o CPF: esses números não formam um.' : undefined,
    },
  );
}
