import { useLayoutEffect, useRef } from 'react';
import { buttonClass } from '../ui/controls/button-class.ts';
import { type FrameStage, useAskedFrame } from '../ui/media/use-asked-frame.ts';
import { CityPicture } from './city-picture.tsx';

const patienceMs = 15_000;
const isLate = () => new Promise<boolean>((late) => setTimeout(late, patienceMs, true));

const words: Record<FrameStage, string> = {
  picture: 'Abrir mapa interativo',
  coming: 'Abrindo o mapa…',
  there: '',
  failed: 'O mapa não abriu. Tentar de novo',
};

/**
 * Our picture stays until the map has loaded, and comes back if it fails. The stylesheet shows the button where
 * scripts run.
 */
export function MapOnRequest({ address }: { address: string }) {
  const { stage, isShown, ask, end } = useAskedFrame(isLate);
  const button = useRef<HTMLButtonElement>(null);
  const map = useRef<HTMLIFrameElement>(null);
  const isAwaited = useRef(false);

  useLayoutEffect(() => {
    if (stage === 'there' && isAwaited.current) map.current?.focus();
  }, [stage]);

  function open(): void {
    if (stage !== 'coming') void ask();
  }

  function show(): void {
    isAwaited.current = document.activeElement === button.current;
    end('there');
  }

  return (
    <>
      {stage === 'there' ? null : <CityPicture />}
      {stage === 'there' ? null : (
        <button
          ref={button}
          className={`${buttonClass(['small'])} location__open`}
          type="button"
          hidden
          onClick={open}
          data-busy={stage === 'coming' ? 'sim' : undefined}
        >
          {words[stage]}
        </button>
      )}
      <p className="vh" role="status">
        {stage === 'picture' ? '' : words[stage]}
      </p>
      {isShown ? (
        <iframe
          ref={map}
          src={address}
          title="Mapa interativo da secretaria, do OpenStreetMap"
          referrerPolicy="strict-origin-when-cross-origin"
          // Takes the button's place in the tab order.
          tabIndex={stage === 'there' ? 0 : undefined}
          onLoad={show}
        />
      ) : null}
    </>
  );
}
