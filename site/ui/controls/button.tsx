import './button.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../drawings/icon.tsx';
import { ExternalMark } from './external-mark.tsx';

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

interface GoLinkProps {
  href: string;
  external?: boolean;
  /** Said after the words, where they alone would not tell one such link from the next. */
  about?: string;
  children: string;
}

/** A link that leads on, with its arrow, which stays at the last word wherever the line breaks. */
export function GoLink({ href, external, about, children }: GoLinkProps) {
  const cut = children.lastIndexOf(' ') + 1;
  return (
    <a className="go go--on" href={href} {...(external ? newTab : {})}>
      {children.slice(0, cut)}
      <span className="go__end">
        {children.slice(cut)}
        {about ? <span className="vh">: {about}</span> : null}
        {external ? <ExternalMark /> : <Icon name="go" />}
      </span>
    </a>
  );
}

export const newTab = { target: '_blank', rel: 'noopener' } as const;
