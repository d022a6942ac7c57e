import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../drawings/icon.tsx';
import { buttonClass, type Look, newTab } from './button-class.ts';
import { ExternalMark } from './external-mark.tsx';

interface ButtonLinkProps {
  href: string;
  look?: Look | Look[];
  icon?: IconName;
  external?: boolean;
  children: ReactNode;
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
  /** Hidden text after the label, where labels alone are not unique. */
  about?: string;
  children: string;
}

/** A link with an arrow, which stays with the last word when the line breaks. */
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
