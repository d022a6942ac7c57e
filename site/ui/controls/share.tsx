import '../forms/field.css';
import './share.css';
import { Icon } from '../../drawings/icon.tsx';
import { buttonClass, newTab } from './button.tsx';
import { ExternalMark } from './external-mark.tsx';
import { whatsAppAddress } from './share-address.ts';

interface ShareProps {
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
export function Share({ id, title, url, look = 'ghost' }: ShareProps) {
  return (
    <div className="screen-only">
      <button
        className={buttonClass(look)}
        type="button"
        popoverTarget={id}
        data-share={url}
        data-share-title={title}
      >
        <Icon name="share" />
        Compartilhar
      </button>
      <div className="share__panel" id={id} popover="auto" role="dialog" aria-label="Compartilhar">
        <p className="d-3">Compartilhar</p>
        <p className="share__said" role="status" />
        <label className="share__label" htmlFor={`${id}-endereco`}>
          Endereço da página
        </label>
        <input
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
          </a>
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
    </div>
  );
}
