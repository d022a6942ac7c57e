export interface PhotoSize {
  name: string;
  width: number;
  format: 'webp' | 'avif';
  quality: number;
}

const webp = (width: number): PhotoSize => ({
  name: `webp${width}`,
  width,
  format: 'webp',
  quality: 75,
});
const avif = (width: number): PhotoSize => ({
  name: `avif${width}`,
  width,
  format: 'avif',
  quality: 55,
});

/** Made while the editor waits, in a fraction of a second: what the site shows first. */
export const quickSizes: PhotoSize[] = [webp(400), webp(800)];

/** Made afterwards, the lightest work first. */
export const laterSizes: PhotoSize[] = [webp(1600), avif(400), avif(800), avif(1600)];

/** No photograph is enlarged. */
export const sizesFor = (width: number, sizes: PhotoSize[]): PhotoSize[] =>
  sizes.filter((size) => size.width <= width);
