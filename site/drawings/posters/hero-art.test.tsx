import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { posterNames } from '../../../lib/posters.ts';
import { HeroArt } from './hero-art.tsx';
import type { HeroName } from './hero-figures.ts';
import { heroFigures } from './hero-figures.ts';

test.each(Object.keys(heroFigures) as HeroName[])(
  'the hero %s takes its colours from classes',
  (name) => {
    const svg = renderToStaticMarkup(<HeroArt name={name} />);
    for (const each of ['n-body', 's-kit', 'sun', 'sun-low', 'ln']) {
      expect(svg).toContain(`class="${each}"`);
    }
    expect(svg).not.toMatch(/style=|fill="|\sid=|NaN/);
  },
);

test.each(posterNames)('the figure of %s leaves its frame without colours of its own', (name) => {
  const svg = renderToStaticMarkup(<HeroArt name={name} />);
  expect(svg.match(/<path/g)?.length).toBeGreaterThan(4);
  expect(svg).not.toMatch(/style=|fill="|stroke="|\sid=|NaN/);
});
