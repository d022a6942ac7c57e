'use client';
import './accounts.css';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { FactorPanel } from './factor-panel.tsx';
import { SessionList } from './session-list.tsx';
import type { ShownSession } from './sessions.ts';

interface Security {
  factor: { recoveryLeft: number } | null;
  isDemanded: boolean;
  sessions: ShownSession[];
}

/** On one's own account only: the second factor and the open sessions. */
export function SecurityPanel() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const isOwn = id !== undefined && String(id) === String(user?.id);
  const [security, setSecurity] = useState<Security>();

  const read = useCallback(async () => {
    const response = await fetch('/api/users/security', { credentials: 'include' });
    if (response.ok) setSecurity((await response.json()) as Security);
  }, []);
  useEffect(() => {
    if (isOwn) void read();
  }, [isOwn, read]);

  if (!isOwn || !security) return null;
  const { factor, isDemanded, sessions } = security;
  return (
    <>
      <FactorPanel factor={factor} isDemanded={isDemanded} onChange={read} />
      <SessionList onChange={read} sessions={sessions} />
    </>
  );
}
