'use client';
import './preview-window.css';
import { Button, useDocumentEvents, useLivePreviewContext } from '@payloadcms/ui';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { draftChanged } from '../../lib/draft-changed.ts';

const widths = [
  { name: 'Celular', width: 360 },
  { name: 'Tablet', width: 768 },
  { name: 'Computador', width: 1440 },
] as const;

/** The draft on the real site, beside the form, as wide as a phone, a tablet or a computer. */
export function PreviewWindow() {
  const { isLivePreviewing, shouldRenderIframe, url } = useLivePreviewContext();
  const [width, setWidth] = useState<number>(widths[0].width);
  const frame = useRef<HTMLIFrameElement>(null);
  const [stage, scale] = useFit(width);
  useTellOfChanges(frame, url);
  if (!isLivePreviewing || !shouldRenderIframe || !url) return null;
  return (
    <section className="preview-window" aria-label="Prévia no site">
      <div className="preview-window__bar">
        {widths.map((one) => (
          <Button
            key={one.width}
            buttonStyle={one.width === width ? 'primary' : 'secondary'}
            size="small"
            margin={false}
            extraButtonProps={{ 'aria-pressed': one.width === width }}
            onClick={() => setWidth(one.width)}
          >
            {`${one.name}, ${one.width}`}
          </Button>
        ))}
        <a href={url} target="_blank" rel="noreferrer">
          Abrir em outra aba
        </a>
      </div>
      <div className="preview-window__stage" ref={stage}>
        <iframe
          className="preview-window__frame"
          title="O rascunho como fica no site"
          src={url}
          ref={frame}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}

/** How much smaller a page of this width must be to fit. */
function useFit(width: number) {
  const [room, setRoom] = useState(width);
  const stage = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [stage, Math.min(1, Math.max(room, 1) / width)] as const;
}

/** After each saving the page in the frame is asked to show the draft anew. */
function useTellOfChanges(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | null | undefined,
) {
  const { mostRecentUpdate } = useDocumentEvents();
  useEffect(() => {
    if (!mostRecentUpdate || !url) return;
    frame.current?.contentWindow?.postMessage(draftChanged, new URL(url).origin);
  }, [mostRecentUpdate, frame, url]);
}
