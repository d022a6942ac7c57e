'use client';
import './photo-library.css';
import { useListDrawerContext } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { useEffect, useState } from 'react';
import { counted } from '../../lib/counts.ts';
import { fileSize } from '../../lib/file-size.ts';
import { preparationStates } from '../../lib/vocabulary.ts';
import type { Media } from '../payload-types.ts';
import { askUses } from '../uses/ask-uses.ts';

/** One picture of the library: how it looks, its words, and where it is used. */
export function PhotoCard({ rowData }: Partial<DefaultCellComponentProps>) {
  // Payload renders it in the form too, without a row.
  if (!rowData) return null;
  const media = rowData as Media;
  const state = media.preparation?.state ?? 'pronta';
  return (
    <div className="photo-card">
      <Opener media={media} />
      <p>{media.credit ? `Foto: ${media.credit}` : 'Sem crédito'}</p>
      <p>
        {media.filename}, {media.width} × {media.height}, {fileSize(media.filesize ?? 0)}
      </p>
      {media.deletedAt ? null : <UsedIn id={media.id} />}
      {state === 'pronta' ? null : <p className="photo-card__state">{preparationStates[state]}</p>}
    </div>
  );
}

/** In a list it leads to the picture; where one is chosen for a document, it chooses. */
function Opener({ media }: { media: Media }) {
  const { drawerSlug, onSelect } = useListDrawerContext();
  const inside = (
    <>
      <Thumbnail media={media} />
      <span>{media.alt || 'Sem descrição'}</span>
    </>
  );
  if (drawerSlug && onSelect)
    return (
      <button
        type="button"
        onClick={() => onSelect({ collectionSlug: 'media', doc: media, docID: String(media.id) })}
      >
        {inside}
      </button>
    );
  const bin = media.deletedAt ? '/trash' : '';
  return <a href={`/admin/collections/media${bin}/${media.id}`}>{inside}</a>;
}

/** The words beside it say what it shows. */
function Thumbnail({ media }: { media: Media }) {
  const address = media.thumbnailURL ?? media.url;
  if (media.deletedAt || !address) return <span className="photo-card__none">Na lixeira</span>;
  return <img src={address} alt="" loading="lazy" width={400} height={300} />;
}

function UsedIn({ id }: { id: number }) {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let isShown = true;
    void askUses('media', id).then((uses) => {
      if (isShown) setCount(uses?.count);
    });
    return () => {
      isShown = false;
    };
  }, [id]);
  if (count === undefined) return <p>…</p>;
  return <p>{count === 0 ? 'Não usada' : `Usada em ${counted(count, 'lugar', 'lugares')}`}</p>;
}
