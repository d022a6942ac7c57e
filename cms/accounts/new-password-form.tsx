'use client';
import { Button, Link, useTranslation } from '@payloadcms/ui';
import { type SubmitEvent, useState } from 'react';
import { AccountField, CodeField, Refused, recoveryHint } from './account-field.tsx';
import { post } from './post.ts';

/** A password chosen through a mailed link. Whoever has a second factor is asked for it here too. */
export function NewPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const [asksCode, setAsksCode] = useState(false);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password, again, code } = Object.fromEntries(new FormData(event.currentTarget));
    if (password !== again) return setReason(t('fields:passwordsDoNotMatch'));
    setBusy(true);
    setReason('');
    const answer = await post('/users/reset-password', { token, password, code });
    // Whoever is let in comes to the first page, everybody else to the login.
    if (answer.ok) return window.location.assign('/admin');
    setBusy(false);
    if (answer.next.step === 'code') setAsksCode(true);
    setReason(answer.reason);
  }

  return (
    <form className="account-form" onSubmit={send}>
      <h1>{t('authentication:resetPassword')}</h1>
      <AccountField
        autoComplete="new-password"
        hint="Pelo menos 12 caracteres: algumas palavras que só você junta."
        label={t('authentication:newPassword')}
        name="password"
        type="password"
      />
      <AccountField
        autoComplete="new-password"
        label={t('authentication:confirmPassword')}
        name="again"
        type="password"
      />
      {asksCode ? <CodeField hint={recoveryHint} /> : null}
      <Refused reason={reason} />
      <Button disabled={isBusy} size="large" type="submit">
        {t('authentication:resetPassword')}
      </Button>
      <Link href="/admin/login" prefetch={false}>
        {t('authentication:backToLogin')}
      </Link>
    </form>
  );
}
