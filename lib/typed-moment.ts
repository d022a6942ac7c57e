import { clockTime } from './clock-time.ts';
import { parseDay } from './dates.ts';
import { instantAt } from './local-moment.ts';

const two = (digits: string) => digits.padStart(2, '0');
const form =
  /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})[\s,]+(?:às\s+)?(\d{1,2})(?:[:h.](\d{2})?|\s*h)?$/i;

/** A moment to come as people write it, by Amapá's clock: '5/6/2026 14:00', '05-06-2026 às 14h'. */
export function readTypedMoment(typed: string, now: Date): { moment: Date } | { error: string } {
  const [, date = '', month = '', year = '', hour = '', minute = '00'] =
    form.exec(typed.trim()) ?? [];
  if (!date) return { error: 'Escreva o dia e a hora, como 05/06/2026 14:00.' };
  const day = parseDay(`${year}-${two(month)}-${two(date)}`);
  if (!day) return { error: 'Esse dia não existe. Confira o dia e o mês.' };
  const time = `${two(hour)}:${minute}`;
  if (!clockTime.test(time)) return { error: 'Essa hora não existe. Escreva como 14:00.' };
  const moment = instantAt(day, time);
  return moment > now ? { moment } : { error: 'Esse momento já passou. Confira o dia e a hora.' };
}
