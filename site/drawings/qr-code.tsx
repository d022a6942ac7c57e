import './qr-code.css';
import { qrDrawing } from '../../lib/qr-path.ts';

/** The address must also be written beside it, for people who can't scan it. */
export function QrCode({ text }: { text: string }) {
  const code = qrDrawing(text);
  if (!code) return null;
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${code.size} ${code.size}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={code.path} />
    </svg>
  );
}
