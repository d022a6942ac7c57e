import type { CollectionConfig, FieldHook } from 'payload';
import { admins, adminsOnField } from '../access/admins.ts';
import { adminsOrSelf } from '../access/admins-or-self.ts';
import { mailForgottenPassword, withoutPayloadsMail } from '../hooks/mail-forgotten-password.ts';

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
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Strict' },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    read: adminsOrSelf,
    create: admins,
    update: adminsOrSelf,
    delete: admins,
    unlock: admins,
  },
  hooks: { beforeOperation: [withoutPayloadsMail], afterOperation: [mailForgottenPassword] },
  fields: [
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
        { value: 'admin', label: 'Administrador' },
      ],
      access: { create: adminsOnField, update: adminsOnField },
      hooks: { beforeChange: [firstIsAdmin] },
      admin: { condition: (_data, _siblings, { user }) => user?.role === 'admin' },
    },
  ],
};
