import { type Day, monthNames, parseDay } from './dates.ts';

type TypedDay = { day: Day } | { error: string };

const two = (digits: string) => digits.padStart(2, '0');

/** A date in the past as people write it: '27/3/2004', '27-03-2004', '27 3 2004', '27032004'. */
export function readTypedDay(typed: string, today: Day): TypedDay {
  const parts =
    /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/.exec(typed.trim()) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed.trim());
  if (!parts) return { error: 'Escreva dia, mês e ano, como 27/3/2004.' };
  const [, date = '', month = '', year = ''] = parts;
  const name = monthNames[Number(month) - 1];
  if (!name) return { error: `Não há mês ${Number(month)}. Confira o dia e o mês.` };
  const day = parseDay(`${year}-${two(month)}-${two(date)}`);
  if (!day) return { error: `${Number(date)} de ${name} não existe. Confira o dia e o mês.` };
  if (day > today) return { error: 'Essa data ainda não chegou. Confira o ano.' };
  if (day < '1900-01-01') return { error: 'Confira o ano.' };
  return { day };
}
