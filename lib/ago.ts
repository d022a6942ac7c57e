import { counted } from './counts.ts';
import { dayOf, shortDate } from './dates.ts';
import { daysBetween, shiftDay } from './month.ts';

/** 'agora', 'há 40 min', 'há 3 h', 'ontem', 'há 5 dias', 'em 02/03/2026': how long since a moment. */
export function ago(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / 60_000);
  if (minutes < 1) return 'agora';
  if (minutes < 60) return `há ${minutes} min`;
  const day = dayOf(moment);
  const today = dayOf(now);
  if (day === today) return `há ${Math.floor(minutes / 60)} h`;
  if (day === shiftDay(today, -1)) return 'ontem';
  const days = daysBetween(day, today);
  return days <= 30 ? `há ${counted(days, 'dia', 'dias')}` : `em ${shortDate(day)}`;
}
