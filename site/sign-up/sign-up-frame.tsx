import type { ReactNode } from 'react';
import { servicePath, servicesPath } from '../../lib/browser-paths.ts';
import { Breadcrumb } from '../layout/chrome/breadcrumb.tsx';
import { Notice } from '../ui/controls/notice.tsx';
import './sign-up.css';
import { EntryLine } from './entry-line.tsx';
import type { ShownSignUp, SignUpView } from './sign-up-view.ts';

interface SignUpFrameProps {
  signUp: ShownSignUp;
  view: SignUpView;
  children: ReactNode;
}

/** What surrounds each page of a sign-up. */
export function SignUpFrame({ signUp, view, children }: SignUpFrameProps) {
  const { slug, title } = signUp.service;
  const trail = [
    { name: 'Serviços', path: servicesPath },
    { name: title, path: servicePath(slug) },
  ];
  return (
    <div className="sign-up">
      {view.kind === 'step' ? (
        <EntryLine rule={signUp.rule} content={view.content} step={view.step} />
      ) : null}
      <div className="wrap sign-up__page">
        <Breadcrumb trail={trail} here="Inscrição" />
        {view.notice ? <Notice {...view.notice} /> : null}
        {children}
      </div>
    </div>
  );
}
