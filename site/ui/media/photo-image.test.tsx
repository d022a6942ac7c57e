import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PhotoImage } from './photo-image.tsx';

const photo = {
  src: '/midia/a.webp',
  sources: [],
  width: 800,
  height: 600,
  alt: 'Corrida',
  credit: '',
  isCut: false,
};

test.each([
  [{ x: 50, y: 50 }, 'card'],
  [{ x: 10, y: 90 }, 'card focal-left focal-bottom'],
  [{ x: 90, y: 50 }, 'card focal-right'],
])('a photograph that is cut keeps its focal point in sight: %o', (focal, classes) => {
  const html = renderToStaticMarkup(
    <PhotoImage photo={{ ...photo, focal }} sizes="20rem" className="card" />,
  );
  expect(html).toContain(`class="${classes}"`);
});
