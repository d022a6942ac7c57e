import type { Municipality } from '#content/municipalities';
import { counted } from '../../lib/counts.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { dayAndMonth, shiftDay } from '../../lib/month.ts';
import { paths } from '../../lib/paths.ts';
import { type QueryNotice, readQuery } from '../../lib/query.ts';
import { type Sport, sports } from '../../lib/vocabulary.ts';
import { weekdayName } from '../../lib/weekdays.ts';
import { pageTitle } from '../addresses/page-title.ts';
import type { Activity } from '../ui/cards/activity.ts';

/** What the address asks for. */
export interface TodayView {
  today: Day;
  town: Municipality | undefined;
  sport: Sport | undefined;
  age: number | undefined;
  free: boolean;
  accessible: boolean;
  /** One of the next seven days, whose list is shown. */
  day: Day;
  notice: QueryNotice | undefined;
}

/** How many days after today are shown. */
export const daysAhead = 7;

export function readTodayView(url: URL, now: Date, towns: readonly Municipality[]): TodayView {
  const query = readQuery(url);
  const today = dayOf(now);
  const days = nextDays(today);
  const slug = query.oneOf(
    'municipio',
    towns.map((town) => town.slug),
  );
  return {
    today,
    town: towns.find((town) => town.slug === slug),
    sport: query.oneOf('esporte', sports),
    age: query.parsed('idade', readAge),
    free: query.oneOf('gratuito', ['sim']) === 'sim',
    accessible: query.oneOf('acessivel', ['sim']) === 'sim',
    day: query.oneOf('dia', days) ?? shiftDay(today, 1),
    notice: query.notice(),
  };
}

export const nextDays = (today: Day): Day[] =>
  Array.from({ length: daysAhead }, (_, index) => shiftDay(today, index + 1));

function readAge(text: string): number | undefined {
  const age = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return age <= 120 ? age : undefined;
}

/** The same page with something else chosen; undefined takes a filter away. */
export function todayAddress(view: TodayView, changes: Record<string, string | undefined>): string {
  const parameters = { ...queryOf(view), ...changes };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) params.set(name, value);
  const text = params.toString();
  return text ? `${paths.sessions}?${text}` : paths.sessions;
}

/** As the address says it; the day only where it is not the usual one. */
export function queryOf(view: TodayView): Record<string, string | undefined> {
  return {
    municipio: view.town?.slug,
    esporte: view.sport,
    idade: view.age?.toString(),
    gratuito: view.free ? 'sim' : undefined,
    acessivel: view.accessible ? 'sim' : undefined,
    dia: view.day === shiftDay(view.today, 1) ? undefined : view.day,
  };
}

/** 'Hoje em Macapá e quinta-feira, 15 de maio, Vôlei': today is always shown, one of the next days beside it. */
export function todayTitle(view: TodayView): string {
  const { dia } = queryOf(view);
  const where = view.town ? ` em ${view.town.name}` : '';
  const beside = dia ? ` e ${weekdayName(dia)}, ${dayAndMonth(dia)}` : '';
  return pageTitle(
    `Hoje${where}${beside}`,
    view.sport && sports[view.sport],
    view.age === undefined ? undefined : counted(view.age, 'ano', 'anos'),
    view.free ? 'de graça' : undefined,
    view.accessible ? 'com acessibilidade' : undefined,
  );
}

/** How many filters are set, the municipality aside. */
export const filterCount = ({ sport, age, free, accessible }: TodayView): number =>
  [sport, age !== undefined, free, accessible].filter(Boolean).length;

/** Whether something is for whom the address asks, wherever it is. */
export function suits(activity: Activity, view: TodayView): boolean {
  const { sport, age } = view;
  if (sport && !activity.sports.includes(sport)) return false;
  if (age !== undefined && (age < (activity.minAge ?? 0) || age > (activity.maxAge ?? 120)))
    return false;
  if (view.free && activity.price !== 0) return false;
  return !view.accessible || activity.accessible;
}
