import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DayLine } from './day-line.tsx';

test('what did not go out says so', () => {
  const item = { time: '09:00', title: 'Publicar: Baile', address: '/admin/collections/news/1' };
  const now = new Date('2026-06-18T14:20:00-03:00');
  const shown = (state: 'out' | 'failed') =>
    renderToStaticMarkup(<DayLine items={[{ ...item, state }]} now={now} />);
  expect(shown('failed')).toContain('<span class="desk-tag">Não saiu</span>');
  expect(shown('out')).not.toContain('desk-tag');
});
