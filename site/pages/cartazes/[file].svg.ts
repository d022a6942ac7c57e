import type { APIRoute } from 'astro';
import { allPosterFiles } from '../../drawings/posters/poster-file.ts';

/** Posters are drawn when the site is built and served as plain files. */
export const prerender = true;

export const getStaticPaths = () =>
  allPosterFiles().map(({ file, svg }) => ({ params: { file }, props: { svg } }));

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
