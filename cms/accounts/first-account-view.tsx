import { CreateFirstUserView } from '@payloadcms/next/views';
import type { AdminViewServerProps } from 'payload';
import { FillableFields } from './fillable-fields.tsx';

/** Payload's, as the main part of its page, with fields that a password manager recognises. */
export function FirstAccountView(props: AdminViewServerProps) {
  return (
    <main>
      <CreateFirstUserView {...props} />
      <FillableFields />
    </main>
  );
}
