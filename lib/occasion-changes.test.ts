import { expect, test } from 'vitest';
import { toldChange } from './occasion-changes.ts';
import type { ClassOccasion, EventOccasion, ServiceOccasion } from './occasions.ts';

const today = '2025-06-15';
const event: EventOccasion = {
  ...{ kind: 'event', title: 'Corrida', isPublic: true, situation: 'confirmado' },
  ...{ when: 'domingo, 10 de agosto de 2025, às 08:00', where: 'Orla, Macapá' },
  lastDay: '2025-08-10',
};
const lesson: ClassOccasion = {
  ...{ kind: 'class', title: 'Natação', isPublic: true, from: '2025-01-07', dates: [] },
  ...{ when: 'Toda terça, 8h–9h', where: 'Centro Aquático, Macapá' },
};
const service: ServiceOccasion = {
  ...{ kind: 'service', title: 'Nadar', isPublic: true, cancelled: false },
  closesAt: '2025-06-30',
};

test('an event: cancelled, put off, moved, back', () => {
  expect(toldChange(event, { ...event, situation: 'cancelado' }, today)).toEqual({
    subject: 'Cancelado: Corrida',
    text: 'O evento foi cancelado: não vai acontecer.',
  });
  expect(toldChange(event, { ...event, situation: 'adiado' }, today)?.text).toContain('adiado');
  const moved = { ...event, when: 'domingo, 17 de agosto de 2025, às 08:00', where: 'Praça' };
  expect(toldChange(event, moved, today)).toEqual({
    subject: 'Mudou: Corrida',
    text: 'Quando: domingo, 17 de agosto de 2025, às 08:00\nAntes: domingo, 10 de agosto de 2025, às 08:00\n\nOnde: Praça\nAntes: Orla, Macapá',
  });
  const back = toldChange({ ...event, isPublic: false }, event, today);
  expect(back?.text).toContain('O evento vai acontecer.\n\nQuando: domingo');
  const cancelled = { ...event, situation: 'cancelado' } as const;
  expect(toldChange(cancelled, { ...event, situation: 'adiado' }, today)).toEqual({
    subject: 'Mudou: Corrida',
    text: 'O evento foi adiado. A data pode mudar: confira a página dele antes de sair de casa.',
  });
});

test('nothing is told of what is the same, over, or only has another title', () => {
  expect(toldChange(event, { ...event, title: 'A Corrida' }, today)).toBeUndefined();
  expect(toldChange(event, { ...event, situation: 'cancelado' }, '2025-08-11')).toBeUndefined();
  const cancelled = { ...event, situation: 'cancelado' } as const;
  expect(toldChange(cancelled, { ...cancelled, isPublic: false }, today)).toBeUndefined();
});

test('a class: single dates of today and later, without corrected notes', () => {
  const dates = [
    { kind: 'cancelada', day: '2025-06-10' },
    { kind: 'cancelada', day: '2025-06-17', note: 'piscina em reforma' },
    { kind: 'mudou', day: '2025-06-24', newDay: '2025-06-25', hours: '9h–10h', place: 'SESC' },
    { kind: 'extra', day: '2025-06-28' },
  ] as const;
  const after: ClassOccasion = { ...lesson, dates };
  expect(toldChange(lesson, after, today)?.text).toBe(
    [
      'terça-feira, 17 de junho de 2025: não acontece (piscina em reforma).',
      'terça-feira, 24 de junho de 2025: muda para quarta-feira, 25 de junho de 2025, 9h–10h, SESC.',
      'sábado, 28 de junho de 2025: data a mais.',
    ].join('\n\n'),
  );
  expect(toldChange(after, lesson, today)?.text).toContain('17 de junho de 2025: acontece como');
  const renoted = { ...after, dates: dates.map((date) => ({ ...date, note: 'x' })) };
  expect(toldChange(after, renoted, today)).toBeUndefined();
});

test('a class: another time, place, first and last day', () => {
  const after = { ...lesson, when: 'Toda quarta, 8h–9h', until: '2025-07-31' };
  expect(toldChange(lesson, after, today)?.text).toBe(
    'Quando: Toda quarta, 8h–9h\nAntes: Toda terça, 8h–9h\n\nÚltimo dia: 31 de julho de 2025\nAntes: sem data',
  );
  expect(toldChange(lesson, { ...lesson, from: '2025-01-14' }, today)).toBeUndefined();
});

test('a service: cancelled at any time, gone before its end, another last day', () => {
  const cancelled = { ...service, cancelled: true, reason: 'Falta de equipes.' };
  expect(toldChange(service, cancelled, '2025-08-01')).toEqual({
    subject: 'Cancelado: Nadar',
    text: 'Esta inscrição foi cancelada.\n\nMotivo: Falta de equipes.',
  });
  expect(toldChange(cancelled, service, today)?.text).toBe('Esta inscrição vale de novo.');
  const gone = { ...service, isPublic: false };
  expect(toldChange(service, gone, today)?.subject).toBe('Cancelado: Nadar');
  expect(toldChange(service, gone, '2025-07-01')).toBeUndefined();
  const earlier = { ...service, closesAt: '2025-06-20' };
  expect(toldChange(service, earlier, today)?.text).toBe(
    'Último dia para se inscrever e corrigir: 20 de junho de 2025\nAntes: 30 de junho de 2025',
  );
  expect(toldChange(service, earlier, '2025-07-01')).toBeUndefined();
});
