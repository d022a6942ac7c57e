import './photo-image.css';
import type { Photo } from '#content/pictures';

interface PhotoImageProps {
  photo: Photo;
  sizes: string;
  loading?: 'eager' | 'lazy';
  className?: string | undefined;
  /** What part of its height lies on the line, in percent (`lib/photo-cut.ts`). */
  cut?: number | undefined;
}

/** An editor's photograph in the lightest file that the browser reads; what cuts it keeps its focal point in sight. */
export function PhotoImage({ photo, sizes, loading = 'lazy', className, cut }: PhotoImageProps) {
  const cutClass = cut === undefined ? '' : `cut-${cut}`;
  const classes = [className, ...focalClasses(photo.focal), cutClass].filter(Boolean).join(' ');
  return (
    <picture>
      {photo.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={classes || undefined}
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

/** The CSP allows no inline styles, so the focal point picks one of nine places. */
function focalClasses({ x, y }: Photo['focal']): string[] {
  const third = (percent: number, low: string, high: string) =>
    percent < 34 ? low : percent > 66 ? high : '';
  return [third(x, 'focal-left', 'focal-right'), third(y, 'focal-top', 'focal-bottom')];
}
