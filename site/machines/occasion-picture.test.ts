import sharp, { type Sharp } from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { occasionSize } from '../drawings/posters/draw-occasion.ts';
import { occasionPicture } from './occasion-picture.ts';

const drawn = vi.hoisted(() => ({ count: 0, atOnce: 0, most: 0 }));

/** Counts what is drawn; the pictures are real. */
vi.mock('sharp', async (importOriginal) => {
  const { default: original } = await importOriginal<{ default: (input: Buffer) => Sharp }>();
  const counted = (input: Buffer) => {
    const picture = original(input);
    const toBuffer = async () => {
      drawn.count += 1;
      drawn.atOnce += 1;
      drawn.most = Math.max(drawn.most, drawn.atOnce);
      const file = await picture.toBuffer();
      drawn.atOnce -= 1;
      return file;
    };
    return {
      png: (options: object) => {
        picture.png(options);
        return { toBuffer };
      },
      metadata: () => picture.metadata(),
    };
  };
  return { default: counted };
});

vi.mock('#content/photo-files', () => ({ readPhotoFile: async () => undefined }));

const occasion = (title: string) => ({
  over: 'Competição · Natação · sábado',
  title,
  when: '17 de maio',
  hours: '8h–12h',
  place: 'Ginásio Poliesportivo',
  town: 'Macapá',
  facts: ['De graça'],
  picture: { kind: 'poster', poster: 'natacao', alt: '' } as const,
});
const address = 'https://exemplo.invalid/agenda/festival';

beforeEach(() => {
  drawn.count = 0;
  drawn.most = 0;
});

test('is a picture of the agreed size', async () => {
  const answer = await occasionPicture(occasion('Festival'), address);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const file = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(file).metadata()).toMatchObject({ ...occasionSize, format: 'png' });
  expect(file.length).toBeLessThan(300 * 1024);
});

test('the same is drawn once, also when many ask at the same time; what changed is drawn anew', async () => {
  await Promise.all(Array.from({ length: 5 }, () => occasionPicture(occasion('Corrida'), address)));
  await occasionPicture(occasion('Corrida'), address);
  expect(drawn.count).toBe(1);
  await occasionPicture(occasion('Corrida noturna'), address);
  expect(drawn.count).toBe(2);
});

test('a crowd of different ones is drawn one at a time, and the rest is sent away', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => occasionPicture(occasion(`Aula ${index}`), address)),
  );
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(12);
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
  expect([drawn.count, drawn.most]).toEqual([8, 1]);
});
