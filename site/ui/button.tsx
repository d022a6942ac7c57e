import './button.css';
import type { ReactNode } from 'react';
import { ExternalMark } from './external-mark.tsx';
import { Icon, type IconName } from './icon.tsx';

type Look = 'ghost' | 'sun' | 'small';

interface ButtonLinkProps {
  href: string;
  look?: Look | Look[];
  icon?: IconName;
  external?: boolean;
  children: ReactNode;
}

export function buttonClass(look: Look | Look[] = []): string {
  return ['btn', ...[look].flat().map((name) => `btn--${name}`)].join(' ');
}

export function ButtonLink({ href, look, icon, external, children }: ButtonLinkProps) {
  return (
    <a className={buttonClass(look)} href={href} {...(external ? newTab : {})}>
      {icon ? <Icon name={icon} /> : null}
      {children}
      {external ? <ExternalMark /> : null}
    </a>
  );
}

/** A link that leads on, with its arrow. */
export function GoLink({ href, external, children }: Omit<ButtonLinkProps, 'look' | 'icon'>) {
  return (
    <a className="go" href={href} {...(external ? newTab : {})}>
      {children}
      {external ? <ExternalMark /> : <Icon name="go" />}
    </a>
  );
}

export const newTab = { target: '_blank', rel: 'noopener' } as const;
