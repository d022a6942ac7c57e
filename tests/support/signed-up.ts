import type { Payload } from 'payload';
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

/** A service that is open in June 2025, with a form for one person each; returns the form's number. */
export async function createSignUp(payload: Payload, slug: string, places: number) {
  const day = (date: string, name: string) => ({
    [name]: `${date}T15:00:00Z`,
    [`${name}_tz`]: 'America/Belem',
  });
  const service = await payload.create({
    collection: 'services',
    data: {
      ...{ title: slug, slug, group: 'praticar', summary: 'Aulas.', description: 'Aulas.' },
      ...{ action: 'sign-up', whoCan: ['Todos'], cost: 'R$ 0', answerTime: '7 dias' },
      ...{ unit: 'SEDEL', poster: 'natacao', _status: 'published' },
      ...day('2025-01-10', 'reviewedAt'),
      ...day('2025-06-01', 'opensAt'),
      ...day('2025-06-30', 'closesAt'),
    } as never,
  });
  const { id } = await payload.create({
    collection: 'sign-ups',
    data: {
      ...{ title: slug, service: service.id, kind: 'pessoa', minAge: 15, answerDays: 7 },
      ...day('2026-06-30', 'deleteOn'),
      quotas: [{ category: 'Turma única', places }],
    } as never,
  });
  return id;
}
