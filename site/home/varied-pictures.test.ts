import { expect, test } from 'vitest';
import type { Picture } from '#content/pictures';
import type { DrawingName } from '../../lib/posters.ts';
import { variedPictures } from './varied-pictures.ts';

const poster = (name: DrawingName): Picture => ({ kind: 'poster', poster: name, alt: '' });
const names = (pictures: Picture[]) =>
  pictures.map((picture) => (picture?.kind === 'poster' ? picture.poster : undefined));

test('no drawing stands beside itself, and none is that of the head', () => {
  const shown = (...all: DrawingName[]) => names(variedPictures(all.map(poster), 'corrida'));
  expect(shown('danca', 'futebol', 'danca')).toEqual(['danca', 'futebol', 'danca']);
  expect(shown('danca', 'danca', 'danca')).toEqual(['danca', 'arena', 'danca']);
  expect(shown('corrida', 'corrida', 'corrida')).toEqual(['arena', 'caminhada', 'arena']);
});

test('what has no drawing keeps what it has', () => {
  expect(names(variedPictures([undefined, poster('danca')], 'corrida'))).toEqual([
    undefined,
    'danca',
  ]);
});
