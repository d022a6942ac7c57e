'use client';
import { PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui';

const field = { name: 'currentPassword', label: 'Senha atual (só para mudar a senha ou o e-mail)' };
/** Payload's check is for new passwords; this one is checked when it is sent. */
const anything = () => true as const;

/** On one's own account alone: nobody is asked for somebody else's password. */
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
