import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openOwnDatabase } from './support/own-database.ts';
import { photoCases, samplePhoto, uploadPhoto } from './support/photo-cases.ts';

const { payload, folder, close } = await openOwnDatabase('photos');
afterAll(close);
const { prepareDatabase } = await import('../scripts/prepare-database.ts');
await prepareDatabase(payload, { sample: false, frozenNow: undefined }, () => {});

describe('on SQLite', () => photoCases({ payload, folder, databaseUrl: '' }));

describe('refusals say in Portuguese what is wrong', () => {
  const refusalOf = (data: Buffer, name: string) =>
    uploadPhoto(payload, data, name).then(
      () => 'taken',
      ({ message }: Error) => message,
    );

  test.each([
    ['nota.txt', Buffer.from('não sou uma imagem'), 'não é uma imagem ou está danificado'],
    [
      'logo.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'SVG não é aceito: pode conter programas.',
    ],
  ])('%s', async (name, data, words) => {
    expect(await refusalOf(data, name)).toContain(words);
  });

  test('a file that ends in the middle, an animation, too many pixels', async () => {
    const photo = await samplePhoto(900, 600);
    expect(await refusalOf(photo.subarray(0, 20_000), 'meia.jpg')).toContain('está danificado');
    const plain = { width: 8, height: 8, channels: 3, background: '#148a50' } as const;
    const gif = await sharp({ create: plain }).gif().toBuffer();
    expect(await refusalOf(gif, 'a.gif')).toContain('Imagens GIF não são aceitas.');
    const huge = { width: 13_000, height: 10_000, channels: 3, background: '#fff' } as const;
    const png = await sharp({ create: huge }).png({ compressionLevel: 1 }).toBuffer();
    expect(await refusalOf(png, 'enorme.png')).toBe(
      'A imagem tem 130 megapixels; o limite é de 120. Envie uma versão menor.',
    );
  });

  test('what is see-through stays so, and what lies on its side is put upright', async () => {
    const clear = { width: 900, height: 500, channels: 4, background: '#148a5080' } as const;
    const logo = await uploadPhoto(
      payload,
      await sharp({ create: clear }).png().toBuffer(),
      'l.png',
    );
    expect(logo).toMatchObject({ filename: 'l.png', mimeType: 'image/png', width: 900 });
    const turned = await sharp(await samplePhoto(900, 600))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await uploadPhoto(payload, turned)).toMatchObject({ width: 600, height: 900 });
  });
});
