import type { ServiceCard } from '#content/services';
import { counted } from '../../lib/counts.ts';
import { type Day, dayOf, shortMonthName } from '../../lib/dates.ts';
import { daysBetween, monthOf, shiftDay, shiftMonth } from '../../lib/month.ts';
import { isOpen, serviceState } from '../../lib/service-state.ts';
import type { LineBar } from '../ui/cards/line-bars.tsx';

/** When one can ask for services; all places in per cent of the line. */
export interface WindowLine {
  /** Each month begins here. */
  months: { name: string; at: number }[];
  today: number;
  /** What one can ask for now, the next to close nearest to the line. */
  standing: LineBar[];
  /** What opens later, then what is over. */
  hanging: LineBar[];
}

/** The month before this one, this one and the four after it. */
const shownMonths = 6;
/** More bars than these would push the list itself off the screen. */
const mostBars = 5;

/** The windows of services on the line of some months. Those that are always open have none. */
export function windowLine(services: readonly ServiceCard[], now: Date): WindowLine {
  const today = dayOf(now);
  const first = `${shiftMonth(monthOf(today), -1) ?? monthOf(today)}-01`;
  const monthAfter = (count: number) => `${shiftMonth(monthOf(first), count) ?? monthOf(first)}-01`;
  const length = daysBetween(first, monthAfter(shownMonths));
  const at = (day: Day) => {
    const place = (daysBetween(first, day) / length) * 100;
    return Math.min(100, Math.max(0, place));
  };
  const placed = services.flatMap((service) => placeWindow(service, now, at));
  const of = (...states: LineBar['state'][]) =>
    placed.filter(({ state }) => states.includes(state));
  return {
    months: Array.from({ length: shownMonths }, (_, index) => monthAfter(index)).map((day) => ({
      name: shortMonthName(day),
      at: at(day),
    })),
    today: at(today),
    standing: of('now')
      .sort((a, b) => a.end - b.end)
      .slice(0, mostBars),
    hanging: [...of('coming').sort((a, b) => a.start - b.start), ...of('over')].slice(0, mostBars),
  };
}

function placeWindow(service: ServiceCard, now: Date, at: (day: Day) => number): LineBar[] {
  const { slug, title, program, opensAt, closesAt } = service;
  const state = serviceState(service, now);
  if (state.kind === 'always' || state.kind === 'cancelled') return [];
  const start = opensAt ? at(opensAt) : 0;
  // Its last day belongs to it.
  const end = closesAt ? at(shiftDay(closesAt, 1)) : 100;
  if (end <= 0 || start >= 100) return [];
  const words = daysWords(state);
  const kind = isOpen(state) ? 'now' : state.kind === 'opens' ? 'coming' : 'over';
  return [{ id: slug, name: shorter(title, program?.title), words, state: kind, start, end }];
}

function daysWords(state: ReturnType<typeof serviceState>): string {
  if (state.kind === 'closed') return 'encerrado';
  if (state.kind === 'opens') return `abre em ${counted(state.days, 'dia', 'dias')}`;
  if (state.kind !== 'open' || state.days === undefined) return 'aberto';
  return state.days === 0 ? 'fecha hoje' : `fecha em ${counted(state.days, 'dia', 'dias')}`;
}

/** A program is often called by fewer words than what one can ask of it. */
const shorter = (title: string, program = title): string =>
  program.length < title.length ? program : title;
