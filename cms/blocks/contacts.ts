import type { Block } from 'payload';
import { phoneAddress } from '../../lib/phone-address.ts';

export const contactsBlock: Block = {
  slug: 'contacts',
  labels: { singular: 'Lista de contatos', plural: 'Listas de contatos' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'contacts',
      label: 'Contatos',
      labels: { singular: 'Contato', plural: 'Contatos' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 30,
      admin: { description: 'Só contatos de trabalho: tudo aparece no site.' },
      fields: [
        { name: 'name', label: 'Nome ou setor', type: 'text', required: true, maxLength: 120 },
        { name: 'about', label: 'Cargo ou assunto', type: 'text', maxLength: 160 },
        {
          type: 'row',
          fields: [
            {
              name: 'phone',
              label: 'Telefone',
              type: 'text',
              validate: (value: string | null | undefined) =>
                !value ||
                (value.length <= 40 && phoneAddress(value) !== undefined) ||
                'Escreva um número com o DDD, como (96) 3212-5000, um 0800 ou um de três algarismos, como 190.',
            },
            { name: 'email', label: 'E-mail', type: 'email' },
          ],
        },
      ],
    },
  ],
};
