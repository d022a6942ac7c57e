import { expect, test } from 'vitest';
import { breakLines, drawText, fitText, textWidth } from './draw-text.ts';

const place = { x: 0, y: 0, size: 100, ink: '#000000' };

test('words are shapes, with finite numbers and no text that would need a font', () => {
  const drawn = drawText('Ação às 14h–17h: “São José”', place);
  expect(drawn).not.toMatch(/<text|font|NaN|undefined/);
  expect(drawn.match(/<path/g)).toHaveLength('Açãoàs14h–17h:“SãoJosé”'.length);
});

test('a letter that has no shape loses its accent or is left out; nothing breaks the markup', () => {
  expect(drawText('ñ', place)).toBe(drawText('n', place));
  expect(textWidth('😀<漢', 100)).toBe(0);
  expect(drawText('<script>', place)).not.toContain('<script');
});

test('pairs of letters move together', () => {
  expect(textWidth('AV', 100)).toBeLessThan(textWidth('A', 100) + textWidth('V', 100));
});

test('lines are never wider than asked, whatever the words are', () => {
  for (const text of ['Jogos Escolares do Amapá', 'x'.repeat(400), `Um ${'y'.repeat(90)} dois`])
    for (const line of breakLines(text, 60, 500, 2).lines)
      expect(textWidth(line, 60), line).toBeLessThanOrEqual(500);
});

test('what does not fit says so, and what fits is whole', () => {
  expect(breakLines('um dois três', 50, 10_000, 1)).toEqual({
    lines: ['um dois três'],
    isWhole: true,
  });
  const cut = breakLines('palavra '.repeat(40), 50, 500, 2);
  expect([cut.lines.length, cut.isWhole, cut.lines[1]?.endsWith('…')]).toEqual([2, false, true]);
});

test('the largest size that fits is taken, and at last more lines', () => {
  const steps = [
    [90, 1],
    [60, 1],
    [40, 2],
  ] as const;
  expect(fitText('Vôlei', steps, 900)).toEqual({ size: 90, lines: ['Vôlei'] });
  expect(fitText('Festival de natação e hidroginástica à noite', steps, 900)).toMatchObject({
    size: 40,
    lines: { length: 2 },
  });
});
