import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
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
