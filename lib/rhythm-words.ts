import { capitalise } from './capitalise.ts';
import { hourLabel } from './clock-time.ts';
import type { SessionTimes } from './session-rule.ts';
import type { MonthWeek, Weekday } from './vocabulary.ts';
import { plainWeekday, week } from './weekdays.ts';

type Rhythm = Pick<SessionTimes, 'rhythm' | 'monthWeek' | 'weekdays' | 'startsAt' | 'endsAt'>;

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const isMasculine = (day: Weekday | undefined) => day === 'dom' || day === 'sab';

const ordinals: Record<MonthWeek, { feminine: string; masculine: string }> = {
  primeira: { feminine: 'primeira', masculine: 'primeiro' },
  segunda: { feminine: 'segunda', masculine: 'segundo' },
  terceira: { feminine: 'terceira', masculine: 'terceiro' },
  quarta: { feminine: 'quarta', masculine: 'quarto' },
  ultima: { feminine: 'última', masculine: 'último' },
};

/** 'Toda quinta, 14h–17h', 'Sábado sim, sábado não, 17h–19h', 'No último sábado do mês, 9h–11h' */
export function rhythmWords(rule: Rhythm): string {
  return `${daysWords(rule)}, ${hoursWords(rule)}`;
}

/** '14h–17h' */
export const hoursWords = ({ startsAt, endsAt }: Pick<Rhythm, 'startsAt' | 'endsAt'>) =>
  `${hourLabel(startsAt)}–${hourLabel(endsAt)}`;

/** 'Toda quinta' */
export function daysWords({
  rhythm,
  monthWeek,
  weekdays,
}: Omit<Rhythm, 'startsAt' | 'endsAt'>): string {
  const days = week.filter((day) => weekdays.includes(day));
  const names = list.format(days.map(plainWeekday));
  if (rhythm === 'mensal') {
    const { feminine, masculine } = ordinals[monthWeek ?? 'primeira'];
    return isMasculine(days[0])
      ? `No ${masculine} ${names} do mês`
      : `Na ${feminine} ${names} do mês`;
  }
  if (rhythm === 'quinzenal')
    return days.length === 1
      ? `${capitalise(names)} sim, ${names} não`
      : `A cada duas semanas: ${names}`;
  if (days.length === week.length) return 'Todos os dias';
  if (days.join() === 'seg,ter,qua,qui,sex') return 'De segunda a sexta';
  return `${isMasculine(days[0]) ? 'Todo' : 'Toda'} ${names}`;
}
