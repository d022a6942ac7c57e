import type { APIRoute } from 'astro';
import { appleIcon, drawMark, icons } from '../../layout/chrome/mark.ts';
import { pngResponse } from '../../machines/png-response.ts';

/** Drawn when the site is built, from the same shapes as the mark in the header. */
export const prerender = true;

export const getStaticPaths = () =>
  [...icons, appleIcon].map((icon) => ({
    params: { file: icon.file },
    props: { svg: drawMark(icon) },
  }));

export const GET: APIRoute<{ svg: string }> = ({ props }) => pngResponse(props.svg);
