import './print-end.css';
import type { SiteSettings } from '#content/site-settings';
import { printedAddress, printsQrCode, readableAddress } from '../addresses/printed-address.ts';
import { QrCode } from '../drawings/qr-code.tsx';

interface PrintEndProps {
  url: URL;
  contact: SiteSettings['contact'];
}

/** Printed only: the page's address and the secretariat. */
export function PrintEnd({ url, contact }: PrintEndProps) {
  const address = printedAddress(url);
  return (
    <div className="print-end">
      {printsQrCode(url) ? <QrCode text={address} /> : null}
      <p>
        Esta página na internet: <b>{readableAddress(address)}</b>
      </p>
      <p>
        {contact.name}
        <br />
        {contact.street}, {contact.city}
        <br />
        {contact.phone}
      </p>
    </div>
  );
}
