import { expect, test } from 'vitest';
import { spaceWords } from './space-words.ts';

test('neighbours get a space, but none before a comma, and none where there is one', () => {
  expect(spaceWords('<b>federação</b><span class="small">Diz</span>')).toBe(
    '<b>federação</b> <span class="small">Diz</span>',
  );
  for (const whole of [
    '<b>3</b><span class="vh">, passa</span>',
    '<b>3</b><span><span>, passa</span></span>',
    '<b>50</b><small>%</small>',
    '<b>3</b> <span>gols</span>',
    '<b>3</b><small> (4)</small>',
    'm<span>ai</span>',
  ])
    expect(spaceWords(whole)).toBe(whole);
});
