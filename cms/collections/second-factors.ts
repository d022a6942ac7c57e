import type { Access, CollectionConfig, Field } from 'payload';
import { nobody, nobodyOnField } from '../access/nobody.ts';
import { noteFactorRemoval } from '../accounts/note-account.ts';

/** No request reads it, whoever is signed in. */
const secret = {
  access: { read: nobodyOnField, create: nobodyOnField, update: nobodyOnField },
  hidden: true,
} as const satisfies Partial<Field>;

/** For whoever lost their phone. One's own is removed on the account's page, with password and code. */
const adminsForOthers: Access = ({ req: { user } }) =>
  user?.role === 'admin' && { account: { not_equals: user.id } };

/** Who has an app that makes codes. The app's key is sealed, as what people enter into sign-ups is. */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  labels: { singular: 'Segundo fator', plural: 'Segundos fatores' },
  admin: {
    group: 'Sistema',
    useAsTitle: 'account',
    defaultColumns: ['account', 'createdAt'],
    description:
      'Contas que entram também com o código de um aplicativo. Se alguém perdeu o celular e os códigos de recuperação, apague o seu aqui: a conta volta a entrar só com a senha e configura outro.',
  },
  access: {
    read: ({ req }) => req.user?.role === 'admin',
    create: nobody,
    update: nobody,
    delete: adminsForOthers,
  },
  disableDuplicate: true,
  hooks: { afterDelete: [noteFactorRemoval] },
  fields: [
    {
      name: 'account',
      label: 'Conta',
      type: 'relationship',
      relationTo: 'users',
      unique: true,
      admin: { readOnly: true },
    },
    { name: 'secret', label: 'Chave do aplicativo', type: 'text', required: true, ...secret },
    { name: 'lastStep', label: 'Último código', type: 'number', required: true, ...secret },
    { name: 'recovery', label: 'Códigos de recuperação', type: 'json', ...secret },
  ],
};
