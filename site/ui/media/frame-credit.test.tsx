import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Picture } from '#content/pictures';
import { Frame } from './frame.tsx';

const photo = (credit: string): Picture => ({
  kind: 'photo',
  photo: {
    src: '/midia/campo.webp',
    sources: [],
    width: 800,
    height: 600,
    alt: 'Um campo verde.',
    credit,
    focal: { x: 50, y: 50 },
    isCut: false,
  },
});
const show = (picture: Picture, credited: boolean) =>
  renderToStaticMarkup(<Frame picture={picture} shape="4x3" credited={credited} />);

test('B15: who took a photograph is said where it is shown large', () => {
  expect(show(photo('Ana Lima'), true)).toContain('Foto: Ana Lima');
  expect(show(photo('Ana Lima'), false)).not.toContain('Ana Lima');
  expect(show(photo(''), true)).not.toContain('Foto:');
});
