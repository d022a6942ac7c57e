import type { APIRoute } from 'astro';
import { pngResponse } from '../../layout/png-response.ts';
import { shareCardFiles } from '../../ui/posters/poster-file.ts';

/** Drawn when the site is built, because messengers show no SVG. */
export const prerender = true;

export const getStaticPaths = () =>
  shareCardFiles.map(({ file, svg }) => ({ params: { file }, props: { svg } }));

export const GET: APIRoute<{ svg: string }> = ({ props }) => pngResponse(props.svg);
