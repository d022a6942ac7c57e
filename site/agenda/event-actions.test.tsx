import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Event } from '#content/events';
import type { TakingPart } from '#content/taking-part';
import { EventActions } from './event-actions.tsx';

const startsAt = new Date('2025-08-10T11:00:00Z');
const event: Event = {
  id: 1,
  slug: 'corrida',
  title: 'Corrida',
  startsAt,
  endsAt: undefined,
  allDay: false,
  day: '2025-08-10',
  lastDay: '2025-08-10',
  time: '08:00',
  place: 'Orla',
  municipality: { name: 'Macapá', slug: 'macapa' },
  category: 'competicao',
  sport: undefined,
  status: 'confirmado',
  description: 'Corre.',
  program: undefined,
  minAge: undefined,
  maxAge: undefined,
  price: undefined,
  accessible: false,
  registration: 'https://exemplo.ap.gov.br/corrida',
  contact: undefined,
  venue: undefined,
  regulation: undefined,
  picture: undefined,
  createdAt: startsAt,
  changedAt: startsAt,
};

const service: TakingPart = {
  slug: 'correr',
  title: 'Correr',
  opensAt: '2025-06-01',
  closesAt: '2025-06-30',
};

const at = (moment: string, given?: TakingPart) =>
  renderToStaticMarkup(
    <EventActions
      event={event}
      part={given}
      url="https://exemplo.br/agenda/corrida"
      now={new Date(`${moment}-03:00`)}
    />,
  );

test('where a service has the sign-up, its dates say whether one can', () => {
  expect(at('2025-05-31T23:59:59', service)).toContain('Inscrição: Abre em 1º de junho');
  expect(at('2025-05-31T23:59:59', service)).not.toContain('Inscreva-se');
  expect(at('2025-06-01T00:00:00', service)).toMatch(/href="\/servicos\/correr"[^>]*>Inscreva-se/);
  expect(at('2025-07-01T00:00:00', service)).toContain('Inscrição: Encerrado');
});

test('where it has a form, that is one tap away, with the places it has left', () => {
  const formed = { ...service, placesLeft: 12 };
  expect(at('2025-06-18T10:00:00', formed)).toMatch(
    /href="\/servicos\/correr\/inscricao"[^>]*>Inscreva-se.*Aberto até 30 de junho, 12 vagas/,
  );
  expect(at('2025-05-31T23:59:59', formed)).toContain('href="/servicos/correr"');
  expect(at('2025-06-18T10:00:00', { ...formed, cancelled: true })).toContain(
    'Inscrição: Cancelado',
  );
});

test('without a service, the editor’s link', () => {
  expect(at('2025-05-12T09:00:00')).toMatch(
    /href="https:\/\/exemplo.ap.gov.br\/corrida"[^>]*>Inscreva-se/,
  );
});

test('what is over is not offered to a calendar', () => {
  expect(at('2025-05-12T09:00:00')).toContain('Adicionar ao calendário');
  expect(at('2030-01-01T09:00:00')).not.toContain('Adicionar ao calendário');
});
