import { dateLines } from './changed-dates.ts';
import { type Day, longDate } from './dates.ts';
import type { ClassOccasion, EventOccasion, Occasion, ServiceOccasion } from './occasions.ts';

export interface ToldChange {
  subject: string;
  /** Paragraphs, with an empty line between two. */
  text: string;
}

/**
 * What is told of a change; undefined where nothing that matters to those signed up is different, also because
 * it was undone or is over.
 */
export function toldChange(before: Occasion, after: Occasion, today: Day): ToldChange | undefined {
  const lines = linesOf(before, after, today);
  if (lines.length === 0) return undefined;
  const word = isOff(after) ? 'Cancelado' : 'Mudou';
  return { subject: `${word}: ${after.title}`, text: lines.join('\n\n') };
}

function linesOf(before: Occasion, after: Occasion, today: Day): string[] {
  if (before.kind === 'event' && after.kind === 'event') return eventLines(before, after, today);
  if (before.kind === 'class' && after.kind === 'class') return classLines(before, after, today);
  if (before.kind === 'service' && after.kind === 'service')
    return serviceLines(before, after, today);
  throw new Error(`Not the same kind: ${before.kind}, ${after.kind}.`);
}

function isOff(occasion: Occasion): boolean {
  if (!occasion.isPublic) return true;
  if (occasion.kind === 'event') return occasion.situation === 'cancelado';
  return occasion.kind === 'service' && occasion.cancelled;
}

const versus = (label: string, before: string, after: string): string[] =>
  before === after ? [] : [`${label}: ${after}\nAntes: ${before}`];

function eventLines(before: EventOccasion, after: EventOccasion, today: Day): string[] {
  const isOver = before.lastDay < today && after.lastDay < today;
  if (isOver || (isOff(before) && isOff(after))) return [];
  if (!after.isPublic) return ['O evento saiu da agenda. Não conte com ele até nova notícia.'];
  if (after.situation === 'cancelado') return ['O evento foi cancelado: não vai acontecer.'];
  if (isOff(before))
    return after.situation === 'adiado'
      ? [putOff]
      : ['O evento vai acontecer.', `Quando: ${after.when}`, `Onde: ${after.where}`];
  return [
    ...situationLines(before, after),
    ...versus('Quando', before.when, after.when),
    ...versus('Onde', before.where, after.where),
  ];
}

const putOff =
  'O evento foi adiado. A data pode mudar: confira a página dele antes de sair de casa.';

function situationLines(before: EventOccasion, after: EventOccasion): string[] {
  if (before.situation === after.situation) return [];
  return [after.situation === 'adiado' ? putOff : 'O evento está confirmado de novo.'];
}

function classLines(before: ClassOccasion, after: ClassOccasion, today: Day): string[] {
  const isOver = [before, after].every(({ until }) => until !== undefined && until < today);
  if (isOver || (isOff(before) && isOff(after))) return [];
  if (!after.isPublic) return ['As aulas saíram do site. Não conte com elas até nova notícia.'];
  if (isOff(before))
    return ['As aulas vão acontecer.', `Quando: ${after.when}`, `Onde: ${after.where}`];
  const begins = after.from >= today ? versus('Primeiro dia', ...daysOf('from')) : [];
  return [
    ...versus('Quando', before.when, after.when),
    ...versus('Onde', before.where, after.where),
    ...begins,
    ...versus('Último dia', ...daysOf('until')),
    ...dateLines(before.dates, after.dates, today),
  ];

  function daysOf(name: 'from' | 'until'): [string, string] {
    return [dayWords(before[name]), dayWords(after[name])];
  }
}

function serviceLines(before: ServiceOccasion, after: ServiceOccasion, today: Day): string[] {
  if (isOff(before) && isOff(after)) return [];
  const isOver = (day: Day | undefined) => day !== undefined && day < today;
  // A page that goes when all is over is tidied up, not called off.
  if (!after.isPublic)
    return isOver(before.closesAt)
      ? []
      : ['Esta inscrição saiu do site antes do fim. Não conte com ela até nova notícia.'];
  if (after.cancelled)
    return ['Esta inscrição foi cancelada.', ...(after.reason ? [`Motivo: ${after.reason}`] : [])];
  if (isOff(before)) return isOver(after.closesAt) ? [] : ['Esta inscrição vale de novo.'];
  return isOver(before.closesAt) && isOver(after.closesAt)
    ? []
    : versus(
        'Último dia para se inscrever e corrigir',
        dayWords(before.closesAt),
        dayWords(after.closesAt),
      );
}

const dayWords = (day: Day | undefined): string => (day ? longDate(day) : 'sem data');
