import { join } from 'node:path';
import { root } from './run.ts';

export const archivo = join(
  root,
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
);

/** What Portuguese headings need. */
export const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÁÀÂÃÉÊÍÓÔÕÚÜÇáàâãéêíóôõúüç' +
  ' .,:;!?…-–—−\'"‘’“”()/&%+ºª°•·$×';
