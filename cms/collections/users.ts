import type { CollectionConfig, FieldHook } from 'payload';
import { admins, adminsOnField } from '../access/admins.ts';
import { adminsOrSelf } from '../access/admins-or-self.ts';
import { nobodyOnField } from '../access/nobody.ts';
import { accountEndpoints } from '../accounts/account-endpoints.ts';
import {
  askOnReset,
  askSecondFactor,
  handOverRecoveryCodes,
  refuseOldSessions,
  tellNextStep,
  withoutSession,
} from '../accounts/ask-second-factor.ts';
import { forgetFactor, noteAccount } from '../accounts/note-account.ts';
import { roleNames } from '../accounts/role-names.ts';
import {
  endSessionAfterADay,
  idleHours,
  nameDevice,
  noteHeldSession,
} from '../accounts/sessions.ts';
import { optionsOf } from '../fields/select-options.ts';
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
  if (totalDocs > 0) return value;
  req.context.firstAccount = true;
  return 'admin';
};

const isHttps = settings.adminUrl.startsWith('https:');

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Conta', plural: 'Contas' },
  admin: { group: 'Sistema', useAsTitle: 'name', defaultColumns: ['name', 'email', 'role'] },
  auth: {
    // `limitLogins` locks accounts. Payload's own lock knows only existing accounts, and so tells which
    // exist.
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    lockTime: lockMinutes * 60 * 1000,
    tokenExpiration: idleHours * 60 * 60,
    useSessions: true,
    cookies: { sameSite: 'Strict', secure: isHttps },
    // The token is in the cookie, which no script can read. Over http it is in the answer too, for tests.
    ...(isHttps ? { removeTokenFromResponses: true as const } : {}),
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
    beforeOperation: [
      ...[limitLogins, checkNewPassword, withoutPayloadsMail, askOnReset, refuseOldSessions],
      ...[noteHeldSession, endSessionAfterADay],
    ],
    beforeValidate: [askCurrentPassword],
    beforeChange: [keepAnAdmin],
    beforeDelete: [keepAnAdminOnDelete, forgetFactor],
    afterChange: [noteAccount],
    afterError: [tellNextStep],
    beforeLogin: [askSecondFactor],
    afterLogin: [resetAttemptsOnLogin, nameDevice, withoutSession],
    afterOperation: [resetAttemptsOnUnlock, mailForgottenPassword, handOverRecoveryCodes],
  },
  endpoints: accountEndpoints,
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
      options: optionsOf(roleNames),
      access: { create: adminsOnField, update: adminsOnField },
      hooks: { beforeChange: [firstIsAdmin] },
      admin: { condition: (_data, _siblings, { user }) => user?.role === 'admin' },
    },
    {
      name: 'security',
      type: 'ui',
      admin: { components: { Field: '/accounts/security-panel.tsx#SecurityPanel' } },
    },
    {
      // Payload's list of sessions, and where each is.
      name: 'sessions',
      type: 'array',
      fields: [{ name: 'device', label: 'Aparelho', type: 'text' }],
    },
  ],
};
