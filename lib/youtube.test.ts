import { describe, expect, test } from 'vitest';
import { youtubeId } from './youtube.ts';

const code = 'dQw4w9WgXc-';

describe('B15: a video is known by any of its usual addresses', () => {
  test.each([
    code,
    ` ${code}\n`,
    `https://www.youtube.com/watch?v=${code}`,
    `  https://www.youtube.com/watch?v=${code} `,
    `https://youtube.com/watch?list=PL1&v=${code}&t=30s`,
    `http://m.youtube.com/watch?v=${code}`,
    `https://youtu.be/${code}`,
    `https://youtu.be/${code}?si=abc&t=5`,
    `https://www.youtube.com/live/${code}?feature=share`,
    `https://youtube.com/shorts/${code}`,
    `https://www.youtube.com/embed/${code}?autoplay=1`,
    `https://www.youtube-nocookie.com/embed/${code}`,
    `www.youtube.com/watch?v=${code}#t=1`,
    `youtu.be/${code}/`,
  ])('%s', (address) => {
    expect(youtubeId(address)).toBe(code);
  });

  test.each([
    '',
    'dQw4w9WgXc',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=curto',
    'https://www.youtube.com/@canal',
    `https://vimeo.com/${code}`,
    `https://youtube.com.exemplo.com/watch?v=${code}`,
    `https://youtu.be.exemplo.com/${code}`,
    `javascript:alert("${code}")`,
  ])('not: %s', (address) => {
    expect(youtubeId(address)).toBeUndefined();
  });
});
