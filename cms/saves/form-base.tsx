'use client';
import { useFormFields, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { basePath } from './base.ts';
import type { Conflict } from './conflict.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useSaveAgain, useTakeIn } from './form-values.ts';
import { useBase } from './use-base.ts';

/** Payload's own answer to an older copy: to load the page anew, without what was typed. */
const staleDialog = 'document-stale-data';

/** In every form: says with each save what it is based on, and shows both texts when a save is refused. */
export function FormBase() {
  const { base, tell, rebase } = useBase();
  const refusal = useFormFields(([fields]) => fields?.[basePath]?.errorMessage);
  const [conflict, setConflict] = useState<Conflict>();
  const takeIn = useTakeIn();
  const saveAgain = useSaveAgain();
  const { closeModal, isModalOpen } = useModal();

  useEffect(() => {
    if (!refusal || !base.current) return;
    setConflict(JSON.parse(refusal) as Conflict);
    // A value with an error would keep the form from being sent again.
    tell(base.current);
  }, [base, refusal, tell]);

  const isStale = isModalOpen(staleDialog);
  useEffect(() => {
    if (isStale) closeModal(staleDialog);
  }, [closeModal, isStale]);

  async function choose({ at, choices, values }: Conflict, theirs: string[]) {
    const mine = choices.map(({ path }) => path).filter((path) => !theirs.includes(path));
    const taken = Object.entries(values).filter(([path]) => !mine.includes(path));
    await takeIn(Object.fromEntries(taken));
    rebase(values, at);
    setConflict(undefined);
    saveAgain();
  }

  return conflict ? (
    <ConflictDialog
      key={conflict.at}
      conflict={conflict}
      onChoose={(theirs) => void choose(conflict, theirs)}
    />
  ) : null;
}
