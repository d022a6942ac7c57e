import './accounts.css';
import { Logo } from '@payloadcms/next/rsc';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { SignInForm } from './sign-in-form.tsx';

/** In place of Payload's, which knows no second step. */
export function SignInView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult;
  const { i18n, payload, user } = req;
  const leadsTo = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  });
  if (user) redirect(leadsTo);
  return (
    <main>
      <div className="login__brand">
        <Logo
          i18n={i18n}
          locale={locale}
          params={params}
          payload={payload}
          permissions={permissions}
          searchParams={searchParams}
          user={user ?? undefined}
        />
      </div>
      <SignInForm leadsTo={leadsTo} />
    </main>
  );
}
