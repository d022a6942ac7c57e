'use client';
import { Button } from '@payloadcms/ui';
import type { ComponentType, ReactNode } from 'react';

interface Props {
  /** The heading of its place: of a page, or of a part of one. */
  Title: 'h3' | ComponentType<{ children: ReactNode }>;
  codes: string[];
  onKept: () => void;
}

/** Shown once. Whoever loses the phone gets in with one of them. */
export function RecoveryCodes({ Title, codes, onKept }: Props) {
  return (
    <div className="account-recovery">
      <Title>Códigos de recuperação</Title>
      <p>
        Guarde estes códigos fora do celular, no papel ou num cofre de senhas. Cada um deixa entrar
        uma vez, se o celular se perder. Eles não aparecem de novo.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account-buttons">
        <Button buttonStyle="secondary" onClick={() => window.print()}>
          Imprimir
        </Button>
        <Button onClick={onKept}>Guardei os códigos</Button>
      </div>
    </div>
  );
}
