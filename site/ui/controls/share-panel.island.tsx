import { type MouseEvent, useRef, useState } from 'react';
import { Icon } from '../../drawings/icon.tsx';
import { buttonClass, newTab } from './button-class.ts';
import { ExternalMark } from './external-mark.tsx';
import { whatsAppAddress } from './share-address.ts';

export interface ShareProps {
  /** Of the panel; one page may share several things. */
  id: string;
  title: string;
  /** Whole, with the site's name: it leaves the site. */
  url: string;
  look?: 'ghost' | ['ghost', 'small'];
}

/**
 * The button opens a panel with the address and WhatsApp, which needs no script. With one, the
 * device's own sharing opens instead; where there is none, the address is copied.
 */
export function SharePanel({ id, title, url, look = 'ghost' }: ShareProps) {
  const { said, panel, address, share } = useSharing(title, url);
  return (
    <>
      <button className={buttonClass(look)} type="button" popoverTarget={id} onClick={share}>
        <Icon name="share" />
        Compartilhar
      </button>
      <div
        ref={panel}
        className="share__panel"
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Compartilhar"
      >
        <p className="d-3">Compartilhar</p>
        <p className="share__said" role="status">
          {said}
        </p>
        <label className="share__label" htmlFor={`${id}-endereco`}>
          Endereço da página
        </label>
        <input
          ref={address}
          className="input"
          id={`${id}-endereco`}
          type="text"
          readOnly
          defaultValue={url}
          autoComplete="off"
        />
        <div className="row row--close share__ways">
          <a className={buttonClass('small')} href={whatsAppAddress(title, url)} {...newTab}>
            WhatsApp
            <ExternalMark />
          </a>{' '}
          <button
            className={buttonClass(['ghost', 'small'])}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            Fechar
          </button>
        </div>
      </div>
    </>
  );
}

/** What was said last, and what it needs of the panel. */
function useSharing(title: string, url: string) {
  const [said, setSaid] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const address = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setSaid('Link copiado');
    } catch {
      setSaid('Copie o endereço abaixo.');
      address.current?.select();
    }
  }

  async function share(event: MouseEvent): Promise<void> {
    // The panel with the address opens anyway, in case copying is not allowed.
    if (typeof navigator.share !== 'function') return copy();
    event.preventDefault();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The person closed the device's panel: not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      panel.current?.showPopover();
      await copy();
    }
  }

  return { said, panel, address, share };
}
