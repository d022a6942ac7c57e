import './qr-code.css';
import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

/** Beyond this the squares become too small for the camera of a cheap telephone. */
const longest = 200;

/**
 * A QR code as one path. Whoever can't see it or has no camera reads the same address beside it: the
 * one who places the code writes it there.
 */
export function QrCode({ text }: { text: string }) {
  if (text.length > longest) return null;
  // M survives a stain, a fold or a drawing pin.
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
      <path d={qrPath(data)} />
    </svg>
  );
}
