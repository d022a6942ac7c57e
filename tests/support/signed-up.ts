import type { EntryContent } from '../../lib/entry.ts';

/** Somebody who fills a place: the number makes name, birth date and address different from all others. */
export function entrantOf(number: number): EntryContent {
  const person = {
    name: `Pessoa Número ${number}`,
    birth: `1990-01-${String((number % 28) + 1).padStart(2, '0')}`,
    ...{ guardian: '', relation: '' },
  };
  return {
    ...{ team: '', quota: '', name: person.name, phone: '', cpf: '', people: [person] },
    email: `pessoa-${number}@exemplo.com`,
  };
}
