'use client';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { AccountField, CodeField, recoveryHint } from './account-field.tsx';
import { PanelForm } from './panel-form.tsx';
import type { NextStep } from './post.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpSteps } from './set-up-steps.tsx';

type Doing = 'nothing' | 'turn-on' | 'recovery' | 'remove';

interface Codes {
  recoveryCodes: string[];
}

interface Props {
  factor: { recoveryLeft: number } | null;
  isDemanded: boolean;
  onChange: () => Promise<void>;
}

const password = (
  <AccountField autoComplete="current-password" label="Sua senha" name="password" type="password" />
);

const passwordAndCode = (
  <>
    {password}
    <CodeField hint={recoveryHint} />
  </>
);

/** Turns the second factor on and off, and makes new codes of recovery. */
export function FactorPanel({ factor, isDemanded, onChange }: Props) {
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<string[]>([]);
  const stop = () => {
    setDoing('nothing');
    setCodes([]);
    void onChange();
  };
  return (
    <section aria-labelledby="segundo-fator" className="account-panel">
      <h2 id="segundo-fator">Segundo fator</h2>
      {codes.length > 0 ? (
        <RecoveryCodes Title="h3" codes={codes} onKept={stop} />
      ) : (
        {
          nothing: <FactorButtons factor={factor} isDemanded={isDemanded} onChoose={setDoing} />,
          'turn-on': <TurnOn onCancel={stop} onCodes={setCodes} />,
          recovery: (
            <PanelForm<Codes>
              onCancel={stop}
              onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
              path="/users/second-factor/recovery"
              verb="Fazer novos códigos"
            >
              {passwordAndCode}
            </PanelForm>
          ),
          remove: (
            <PanelForm
              onCancel={stop}
              onDone={stop}
              path="/users/second-factor/remove"
              verb="Desligar"
            >
              {passwordAndCode}
            </PanelForm>
          ),
        }[doing]
      )}
    </section>
  );
}

/** The password first, then the app. */
function TurnOn({
  onCancel,
  onCodes,
}: {
  onCancel: () => void;
  onCodes: (codes: string[]) => void;
}) {
  const [setUp, setSetUp] = useState<NextStep>();
  if (!setUp)
    return (
      <PanelForm<NextStep>
        onCancel={onCancel}
        onDone={setSetUp}
        path="/users/second-factor/begin"
        verb="Continuar"
      >
        {password}
      </PanelForm>
    );
  return (
    <PanelForm<Codes>
      also={{ ticket: setUp.ticket }}
      key="finish"
      onCancel={onCancel}
      onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      path="/users/second-factor/finish"
      verb="Ligar"
    >
      <SetUpSteps {...setUp} />
    </PanelForm>
  );
}

function FactorButtons({
  factor,
  isDemanded,
  onChoose,
}: Omit<Props, 'onChange'> & { onChoose: (doing: Doing) => void }) {
  if (!factor)
    return (
      <>
        <p>
          Desligado. Ligado, a conta pede também o código de um aplicativo do seu celular: uma senha
          roubada não basta para entrar.
        </p>
        <Button onClick={() => onChoose('turn-on')} size="medium">
          Ligar o segundo fator
        </Button>
      </>
    );
  return (
    <>
      <p>
        Ligado. Códigos de recuperação que ainda valem: {factor.recoveryLeft}.
        {isDemanded ? ' Da sua conta ele é exigido.' : ''}
      </p>
      <div className="account-buttons">
        <Button buttonStyle="secondary" onClick={() => onChoose('recovery')} size="medium">
          Novos códigos de recuperação
        </Button>
        {isDemanded ? null : (
          <Button buttonStyle="secondary" onClick={() => onChoose('remove')} size="medium">
            Desligar
          </Button>
        )}
      </div>
    </>
  );
}
