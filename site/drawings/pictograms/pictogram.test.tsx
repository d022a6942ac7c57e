import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pictogramFigures, pictogramNames } from './figures.ts';
import { Pictogram } from './pictogram.tsx';

describe.each(pictogramNames)('the sign %s', (name) => {
  test('draws both halves with classes only', () => {
    const svg = renderToStaticMarkup(<Pictogram name={name} />);
    expect(svg).toContain('class="picto__n"');
    expect(svg).toContain('class="picto__s"');
    expect(svg).not.toMatch(/style=|NaN|undefined|\sid=/);
  });

  test('has its joints on the grid and inside the frame', () => {
    const { heads, torsos, limbs, balls = [] } = pictogramFigures[name];
    const joints = [...heads, ...torsos, ...limbs, ...balls].join(' ').split(' ').filter(Boolean);
    for (const joint of joints.map(Number)) {
      expect(joint % 6).toBe(0);
      expect(joint).toBeGreaterThanOrEqual(12);
      expect(joint).toBeLessThanOrEqual(228);
    }
  });
});

describe('the name of a sign', () => {
  test('is silent beside its own word', () => {
    expect(renderToStaticMarkup(<Pictogram name="judo" />)).toContain('aria-hidden="true"');
  });

  test('is told when the sign stands alone', () => {
    const svg = renderToStaticMarkup(<Pictogram name="judo" title="Judô" />);
    expect(svg).toContain('role="img"');
    expect(svg).toContain('aria-label="Judô"');
    expect(svg.slice(0, svg.indexOf('>'))).not.toContain('aria-hidden');
  });
});
