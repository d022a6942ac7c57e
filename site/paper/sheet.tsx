import './sheet.css';
import type { ReactNode } from 'react';
import type { SiteLink, SiteSettings } from '#content/site-settings';
import { readableAddress } from '../addresses/printed-address.ts';
import { Icon } from '../drawings/icon.tsx';
import { QrCode } from '../drawings/qr-code.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';

interface SheetProps {
  /** The page that the code leads to, with the site's address. */
  address: string;
  /** What one finds there. */
  invitation: string;
  contact: SiteSettings['contact'];
  back: SiteLink;
  /** What else one can do with it, beside printing. */
  tools?: ReactNode;
  children: ReactNode;
}

/** One A4 page for the wall of a school or a boat terminal; on a screen it can be read as well. */
export function Sheet({ address, invitation, contact, back, tools, children }: SheetProps) {
  return (
    <div className="wall meets-foot">
      <div className="wrap wall__tools">
        <ButtonLink href={back.path} look={['ghost', 'small']} icon="back">
          {back.name}
        </ButtonLink>
        <button className={`${buttonClass('small')} wall__print`} type="button" data-print="">
          <Icon name="print" />
          Imprimir
        </button>
        {tools}
        <p className="small">
          Cabe em uma folha A4. <span className="wall__how">Imprima com o seu navegador.</span>
        </p>
      </div>
      <article className="sheet" data-sheet="">
        <div className="sheet__main">{children}</div>
        <footer className="sheet__foot">
          <QrCode text={address} />
          <div className="sheet__way">
            <p className="sheet__invitation">{invitation}</p>
            <p>Aponte a câmera do celular ou digite:</p>
            <p className="sheet__address">{readableAddress(address)}</p>
          </div>
          <address>
            <b>{contact.name}</b>
            <br />
            {contact.street}, {contact.city}
            <br />
            <b>{contact.phone}</b>
          </address>
        </footer>
      </article>
    </div>
  );
}

interface SheetHeadProps {
  over: string;
  title: string;
  /** Beside the title, smaller. */
  aside?: string;
  below?: ReactNode;
}

/** Long titles are smaller; short ones can be read from afar. */
export function SheetHead({ over, title, aside = '', below }: SheetHeadProps) {
  return (
    <header className="sheet__head">
      <p className="sheet__over">{over}</p>
      <h1 className={`sheet__title sheet__title--${titleSize(title + aside)}`}>
        {title} {aside ? <span>{aside}</span> : null}
      </h1>
      {below}
    </header>
  );
}

function titleSize({ length }: string): string {
  if (length <= 13) return 'shortest';
  if (length <= 16) return 'short';
  if (length <= 40) return 'middle';
  return length <= 90 ? 'long' : 'longest';
}
