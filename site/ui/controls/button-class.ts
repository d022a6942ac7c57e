/** Apart from the components, so that islands with a plain button bring no drawings. */
import './button.css';

export type Look = 'ghost' | 'sun' | 'small';

export function buttonClass(look: Look | Look[] = []): string {
  return ['btn', ...[look].flat().map((name) => `btn--${name}`)].join(' ');
}

export const newTab = { target: '_blank', rel: 'noopener' } as const;
