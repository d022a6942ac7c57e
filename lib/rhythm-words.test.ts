import { expect, test } from 'vitest';
import { rhythmWords } from './rhythm-words.ts';
import type { SessionTimes } from './session-rule.ts';

const hours = { monthWeek: undefined, startsAt: '14:00', endsAt: '17:30' };
const words = (rhythm: SessionTimes['rhythm'], ...weekdays: SessionTimes['weekdays']) =>
  rhythmWords({ ...hours, rhythm, weekdays });

test('a rule is said as people say it', () => {
  expect(words('semanal', 'qui')).toBe('Toda quinta, 14h–17h30');
  expect(words('semanal', 'qui', 'ter')).toBe('Toda terça e quinta, 14h–17h30');
  expect(words('semanal', 'sab')).toBe('Todo sábado, 14h–17h30');
  expect(words('semanal', 'seg', 'ter', 'qua', 'qui', 'sex')).toBe('De segunda a sexta, 14h–17h30');
  expect(words('quinzenal', 'sab')).toBe('Sábado sim, sábado não, 14h–17h30');
  expect(words('quinzenal', 'seg', 'qua')).toBe('A cada duas semanas: segunda e quarta, 14h–17h30');
  expect(rhythmWords({ ...hours, rhythm: 'mensal', monthWeek: 'ultima', weekdays: ['sab'] })).toBe(
    'No último sábado do mês, 14h–17h30',
  );
  expect(rhythmWords({ ...hours, rhythm: 'mensal', monthWeek: 'segunda', weekdays: ['ter'] })).toBe(
    'Na segunda terça do mês, 14h–17h30',
  );
});
