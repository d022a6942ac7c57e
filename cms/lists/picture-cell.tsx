import './lists.css';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import type { Media } from '../payload-types.ts';
import { relatedId } from '../related-id.ts';
import { createBatch } from './batch.ts';

/** The photographs of a whole list by one question. */
const photographs = cache((payload: Payload) =>
  createBatch(async (ids: number[]) => {
    const { docs } = await payload.db.find<Media>({
      ...{ collection: 'media', where: { id: { in: ids } }, pagination: false },
    });
    return new Map(docs.map((photo) => [photo.id, photo]));
  }),
);

/** A small picture of what the document shows; none for posters, which are drawn. */
export async function PictureCell({ payload, rowData }: Partial<DefaultServerCellComponentProps>) {
  // Payload renders it in the form too, without a row.
  if (!payload || !rowData) return null;
  const id = relatedId(rowData.photo);
  const photo = id ? await photographs(payload)(id) : undefined;
  const name = photo?.sizes?.webp400?.filename ?? photo?.filename;
  if (!name) return null;
  return (
    <img className="list-picture" src={`/api/media/file/${encodeURIComponent(name)}`} alt="" />
  );
}
