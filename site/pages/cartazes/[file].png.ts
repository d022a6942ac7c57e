import type { APIRoute } from 'astro';
import { shareCardFiles } from '../../drawings/posters/poster-file.ts';
import { pngResponse } from '../../machines/png-response.ts';

/** Drawn when the site is built, because messengers show no SVG. */
export const prerender = true;

export const getStaticPaths = () =>
  shareCardFiles.map(({ file, svg }) => ({ params: { file }, props: { svg } }));

export const GET: APIRoute<{ svg: string }> = ({ props }) => pngResponse(props.svg);
