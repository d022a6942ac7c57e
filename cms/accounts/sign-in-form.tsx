'use client';
import { Button, Link, useTranslation } from '@payloadcms/ui';
import { type SubmitEvent, useState } from 'react';
import { AccountField, CodeField, Refused, recoveryHint } from './account-field.tsx';
import { type NextStep, post } from './post.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpSteps } from './set-up-steps.tsx';
import { StepTitle } from './step-title.tsx';

interface Account {
  email: string;
  password: string;
}

/** E-mail and password, then the code, or the set-up of the app that makes it. */
export function SignInForm({ leadsTo }: { leadsTo: string }) {
  const [account, setAccount] = useState<Account>({ email: '', password: '' });
  const [next, setNext] = useState<NextStep>({});
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [codes, setCodes] = useState<string[]>([]);

  const enter = () => window.location.assign(leadsTo);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Partial<Account>;
    const known = { ...account, ...given };
    setBusy(true);
    setReason('');
    const { ticket } = next;
    const answer = await post<{ recoveryCodes?: string[] }>('/users/login', {
      ...known,
      ...(ticket && { ticket }),
    });
    if (answer.ok) {
      if (answer.body.recoveryCodes) setCodes(answer.body.recoveryCodes);
      else enter();
      return;
    }
    setBusy(false);
    if (answer.next.step) {
      setAccount({ email: known.email, password: known.password });
      setNext(answer.next);
    } else setReason(answer.reason);
  }

  if (codes.length > 0) return <RecoveryCodes Title={StepTitle} codes={codes} onKept={enter} />;
  return (
    <form className="login__form account-form" onSubmit={send}>
      <StepFields next={next} />
      <Refused reason={reason} />
      <SignInButtons isBusy={isBusy} isFirst={!next.step} onBack={() => setNext({})} />
    </form>
  );
}

function StepFields({ next }: { next: NextStep }) {
  const { t } = useTranslation();
  if (next.step === 'set-up')
    return (
      <>
        <StepTitle>Segundo fator</StepTitle>
        <p>
          Esta conta entra com a senha e com o código de um aplicativo, para que uma senha roubada
          não baste para ver dados de pessoas ou mudar o portal.
        </p>
        <SetUpSteps {...next} />
      </>
    );
  if (next.step === 'code')
    return (
      <>
        <h1>Código do aplicativo</h1>
        <CodeField hint={recoveryHint} isFirst />
      </>
    );
  return (
    <>
      <h1>{t('authentication:login')}</h1>
      <AccountField autoComplete="username" label={t('general:email')} name="email" type="email" />
      <AccountField
        autoComplete="current-password"
        label={t('general:password')}
        name="password"
        type="password"
      />
    </>
  );
}

function SignInButtons({
  isBusy,
  isFirst,
  onBack,
}: {
  isBusy: boolean;
  isFirst: boolean;
  onBack: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      {isFirst ? (
        <Link href="/admin/forgot" prefetch={false}>
          {t('authentication:forgotPasswordQuestion')}
        </Link>
      ) : null}
      <div className="account-buttons">
        <Button disabled={isBusy} size="large" type="submit">
          {t('authentication:login')}
        </Button>
        {isFirst ? null : (
          <Button buttonStyle="secondary" onClick={onBack} size="large">
            Voltar
          </Button>
        )}
      </div>
    </>
  );
}
