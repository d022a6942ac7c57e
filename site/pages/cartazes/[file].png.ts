import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { shareCardFiles } from '../../ui/posters/poster-file.ts';

/** Drawn when the site is built: messengers show no SVG, and few colours make a light file. */
export const prerender = true;

export const getStaticPaths = () =>
  shareCardFiles.map(({ file, svg }) => ({ params: { file }, props: { svg } }));

export const GET: APIRoute<{ svg: string }> = async ({ props }) => {
  const picture = sharp(Buffer.from(props.svg)).png({ palette: true, colours: 64 });
  return new Response(new Uint8Array(await picture.toBuffer()), {
    headers: { 'Content-Type': 'image/png' },
  });
};
