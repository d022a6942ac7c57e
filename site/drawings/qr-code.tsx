import './qr-code.css';
import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

/** Longer texts make squares too small for a cheap phone's camera. */
const longest = 200;

/** A QR code as one path. The address must also be written beside it, for people who can't scan it. */
export function QrCode({ text }: { text: string }) {
  if (text.length > longest) return null;
  // Level M: still readable with a stain, a fold or a drawing pin.
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
      <path d={qrPath(data)} />
    </svg>
  );
}
