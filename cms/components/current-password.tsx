'use client';
import { PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui';

const field = { name: 'currentPassword', label: 'Senha atual (só para mudar a senha ou o e-mail)' };
/** Payload's validation is for new passwords; this one is checked on the server. */
const anything = () => true as const;

/** Shown on one's own account only. */
export function CurrentPassword() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  if (id === undefined || String(id) !== String(user?.id)) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={field}
      path="currentPassword"
      schemaPath="users.currentPassword"
      validate={anything}
    />
  );
}
