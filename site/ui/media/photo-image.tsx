import type { Photo } from '#content/pictures';

interface PhotoImageProps {
  photo: Photo;
  sizes: string;
  loading?: 'eager' | 'lazy';
  className?: string | undefined;
}

/** An editor's photograph in the lightest file that the browser reads, in its own shape. */
export function PhotoImage({ photo, sizes, loading = 'lazy', className }: PhotoImageProps) {
  return (
    <picture>
      {photo.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={className}
        src={photo.src}
        width={photo.width}
        height={photo.height}
        alt={photo.alt}
        loading={loading}
        decoding="async"
      />
    </picture>
  );
}
