// Long because every field of a sign-up has its mistakes.
import { describe, expect, test } from 'vitest';
import { type EntryContent, emptyEntry, type SignUpRule } from './entry.ts';
import { checkResponsible, checkTeam } from './entry-check.ts';
import { problemsOf } from './entry-steps.ts';
import { ageError, checkPerson, sizeError } from './person-check.ts';
import { stepsOf } from './step-order.ts';

const today = '2025-06-01';
const team: SignUpRule = {
  ...{ kind: 'equipe', minAge: 16, maxAge: undefined, ageDay: '2025-07-01' },
  ...{ minMembers: 15, maxMembers: 22, asksCpf: false, documents: [] },
  quotas: [
    { id: 'a', label: 'Feminina, Santana', places: 3 },
    { id: 'b', label: 'Masculina, Santana', places: 3 },
  ],
};
const person: SignUpRule = {
  ...{ kind: 'pessoa', minAge: 15, maxAge: 17, ageDay: undefined },
  ...{ minMembers: 1, maxMembers: 1, asksCpf: false, quotas: [], documents: [] },
};
const form = (fields: Record<string, string>) => new Map(Object.entries(fields));
const filled: EntryContent = {
  ...{ team: 'Estrela do Norte', quota: 'a', name: 'Teresa Lobato', phone: '', cpf: '' },
  email: 'teresa@exemplo.com',
  people: Array.from({ length: 15 }, (_, index) => ({
    ...{ name: `Atleta Número ${index + 1}`, birth: `199${index % 10}-05-05` },
    ...{ guardian: '', relation: '' },
  })),
};
const check = (fields: Record<string, string>, rule = team, content = emptyEntry) =>
  checkPerson(form(fields), rule, content, content.people.length, today);

describe('a person', () => {
  test('with name and birth date', () => {
    expect(check({ nome: ' Ana  Reis ', nascimento: '30/7/1999' })).toEqual({
      value: { name: 'Ana Reis', birth: '1999-07-30', guardian: '', relation: '' },
    });
  });

  test('with a name of a million letters is refused at once', () => {
    const nome = `a${' 1'.repeat(500_000)}`;
    expect(check({ nome, nascimento: '30/7/1999' })).toEqual({
      errors: { nome: 'O nome pode ter até 100 letras.' },
    });
  });

  test('without a surname, with a date that is none', () => {
    expect(check({ nome: 'Ana', nascimento: '31/2/2004' })).toEqual({
      errors: {
        nome: 'Escreva o nome completo, com sobrenome.',
        nascimento: '31 de fevereiro não existe. Confira o dia e o mês.',
      },
    });
  });

  test('is once in a team', () => {
    const content = { ...emptyEntry, people: filled.people };
    expect(check({ nome: 'Atleta Número 1', nascimento: '5/5/1990' }, team, content)).toEqual({
      errors: { nome: 'Esta pessoa já está na lista.' },
    });
  });

  test('of 17 years in a team needs who answers for them', () => {
    const typed = { nome: 'Iara Maciel', nascimento: '5/12/2007' };
    expect(check(typed)).toHaveProperty('errors.responsavel');
    expect(check({ ...typed, responsavel: 'Rosa Maciel', parentesco: 'mãe' })).toEqual({
      value: {
        ...{ name: 'Iara Maciel', birth: '2007-12-05' },
        ...{ guardian: 'Rosa Maciel', relation: 'mãe' },
      },
    });
  });
});

describe('the age', () => {
  test.each([
    ['2009-07-01', undefined],
    [
      '2009-07-02',
      'Esta inscrição é a partir de 16 anos em 01 de julho de 2025. Com essa data são 15 anos.',
    ],
  ])('counts on the day of the rule: born on %s', (birth, error) => {
    expect(ageError(birth, team, today)).toBe(error);
  });

  test.each([
    ['2007-06-02', undefined],
    ['2007-06-01', 'Esta inscrição é de 15 a 17 anos. Com essa data são 18 anos.'],
    ['2010-06-01', undefined],
    ['2010-06-02', 'Esta inscrição é de 15 a 17 anos. Com essa data são 14 anos.'],
  ])('without one, on the day of sending: born on %s', (birth, error) => {
    expect(ageError(birth, person, today)).toBe(error);
  });
});

describe('who signs up', () => {
  const contact = { email: 'A@Exemplo.com', telefone: '(96) 90000-0000' };
  const minor = {
    ...emptyEntry,
    people: [{ name: 'Iara Maciel', birth: '2008-12-05', guardian: '', relation: '' }],
  };

  test('is the guardian of a minor, with the relation', () => {
    const asked = checkResponsible(form(contact), person, minor, today);
    expect(Object.keys('errors' in asked ? asked.errors : {})).toEqual([
      'responsavel',
      'parentesco',
    ]);
    const typed = form({ ...contact, responsavel: 'Rosa Maciel', parentesco: 'avó' });
    expect(checkResponsible(typed, person, minor, today)).toMatchObject({
      value: {
        ...{ name: 'Rosa Maciel', email: 'a@exemplo.com', phone: '96900000000' },
        people: [{ guardian: 'Rosa Maciel', relation: 'avó' }],
      },
    });
  });

  test('needs no e-mail at the counter', () => {
    const typed = form({ responsavel: 'Rosa Maciel', email: '' });
    expect(checkResponsible(typed, team, emptyEntry, today)).toHaveProperty('errors.email');
    const atCounter = { ...emptyEntry, atCounter: true };
    expect(checkResponsible(typed, team, atCounter, today)).toMatchObject({ value: { email: '' } });
  });

  test('gives a CPF only where it is asked for', () => {
    const asks = { ...team, asksCpf: true };
    const typed = { ...contact, responsavel: 'Rosa Maciel', cpf: '111.444.777-35' };
    expect(checkResponsible(form(typed), team, emptyEntry, today)).toMatchObject({
      value: { cpf: '' },
    });
    expect(checkResponsible(form(typed), asks, emptyEntry, today)).toMatchObject({
      value: { cpf: '11144477735' },
    });
    const wrong = form({ ...typed, cpf: '111.444.777-36' });
    expect(checkResponsible(wrong, asks, emptyEntry, today)).toEqual({
      errors: { cpf: 'Confira o CPF: esses números não formam um.' },
    });
  });
});

test('a team needs a name that one can read', () => {
  expect(checkTeam(form({ equipe: ' — ' }))).toHaveProperty('errors.equipe');
  expect(checkTeam(form({ equipe: 'x'.repeat(61) }))).toHaveProperty('errors.equipe');
});

test.each([
  [14, 'Falta 1 atleta: são pelo menos 15.'],
  [12, 'Faltam 3 atletas: são pelo menos 15.'],
  [15, undefined],
  [23, 'A lista tem 1 atleta a mais: são no máximo 22.'],
])('a team of %i', (count, error) => {
  expect(sizeError(count, team)).toBe(error);
});

describe('before sending', () => {
  test('nothing is wrong with what was checked page by page', () => {
    expect(problemsOf(filled, team, today)).toEqual([]);
  });

  test('fourteen athletes are told on their page', () => {
    const content = { ...filled, people: filled.people.slice(1) };
    expect(problemsOf(content, team, today)).toEqual([
      { step: 'atletas', text: 'Falta 1 atleta: são pelo menos 15.' },
    ]);
  });

  test('an empty one lacks every page', () => {
    const steps = problemsOf(emptyEntry, team, today).map(({ step }) => step);
    expect([...new Set(steps)]).toEqual(['equipe', 'vaga', 'contato', 'atletas']);
  });

  test('what has one choice asks for none', () => {
    expect(stepsOf(person, emptyEntry)).toEqual(['pessoa', 'contato', 'revisar']);
  });

  test('a document that a rule demands must be there', () => {
    const rule = { ...team, documents: [{ id: 'd', name: 'Declaração', rule: 'o edital' }] };
    expect(stepsOf(rule, emptyEntry).slice(-2)).toEqual(['documentos', 'revisar']);
    expect(problemsOf(filled, rule, today)).toEqual([
      { step: 'documentos', text: 'Falta o arquivo: Declaração.' },
    ]);
    const files = [{ document: 'd', file: 'x', kind: 'pdf', bytes: 9 }] as const;
    expect(problemsOf({ ...filled, files }, rule, today)).toEqual([]);
  });

  test('a correction keeps its places, so they are not asked for again', () => {
    expect(stepsOf(team, emptyEntry)).toContain('vaga');
    expect(stepsOf(team, { correcting: true })).not.toContain('vaga');
  });
});
