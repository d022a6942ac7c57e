import type { APIRoute } from 'astro';
import { readPhotoFile } from '#content/photo-files';
import { pageLife } from '../../machines/page-life.ts';
import { sharePhoto } from '../../machines/share-photo.ts';

/** An editor's photograph in the shape and format that messengers show beside a link. */
export const GET: APIRoute = async ({ params }) => {
  const photo = await readPhotoFile(params.file ?? '');
  if (!photo) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await sharePhoto(photo)), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': pageLife.minute },
  });
};
