import type { CollectionConfig, FieldHook } from 'payload';
import { admins, adminsOnField } from '../access/admins.ts';
import { adminsOrSelf } from '../access/admins-or-self.ts';
import { nobodyOnField } from '../access/nobody.ts';
import { askCurrentPassword, checkNewPassword } from '../hooks/check-password.ts';
import { keepAnAdmin, keepAnAdminOnDelete } from '../hooks/keep-an-admin.ts';
import {
  limitLogins,
  lockMinutes,
  resetAttemptsOnLogin,
  resetAttemptsOnUnlock,
} from '../hooks/limit-logins.ts';
import { mailForgottenPassword, withoutPayloadsMail } from '../hooks/mail-forgotten-password.ts';
import { settings } from '../settings.ts';

/** The first account must be able to create the others. */
const firstIsAdmin: FieldHook = async ({ operation, req, value }) => {
  if (operation !== 'create') return value;
  const { totalDocs } = await req.payload.count({ collection: 'users', req });
  return totalDocs === 0 ? 'admin' : value;
};

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Conta', plural: 'Contas' },
  admin: { group: 'Sistema', useAsTitle: 'name', defaultColumns: ['name', 'email', 'role'] },
  auth: {
    // `limitLogins` locks accounts. Payload's own lock knows only existing accounts, and so tells which
    // exist.
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    lockTime: lockMinutes * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    useSessions: true,
    cookies: { sameSite: 'Strict', secure: settings.adminUrl.startsWith('https:') },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    read: adminsOrSelf,
    create: admins,
    update: adminsOrSelf,
    delete: admins,
    unlock: admins,
  },
  hooks: {
    beforeOperation: [limitLogins, checkNewPassword, withoutPayloadsMail],
    beforeValidate: [askCurrentPassword],
    beforeChange: [keepAnAdmin],
    beforeDelete: [keepAnAdminOnDelete],
    afterLogin: [resetAttemptsOnLogin],
    afterOperation: [resetAttemptsOnUnlock, mailForgottenPassword],
  },
  fields: [
    {
      // Never stored, only compared. Declared first so that it is shown below the new password.
      name: 'currentPassword',
      label: 'Senha atual',
      type: 'text',
      virtual: true,
      access: { create: nobodyOnField },
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/components/current-password.tsx#CurrentPassword' },
      },
    },
    { name: 'name', label: 'Nome', type: 'text', required: true },
    {
      name: 'role',
      label: 'Papel',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: [
        { value: 'editor', label: 'Editor' },
        { value: 'atendimento', label: 'Atendimento ao cidadão' },
        { value: 'inscricoes', label: 'Conferência de inscrições' },
        { value: 'admin', label: 'Administrador' },
      ],
      access: { create: adminsOnField, update: adminsOnField },
      hooks: { beforeChange: [firstIsAdmin] },
      admin: { condition: (_data, _siblings, { user }) => user?.role === 'admin' },
    },
  ],
};
