import type { CollectionConfig } from 'payload';
import { admins } from '../access/admins.ts';
import { nobody } from '../access/nobody.ts';
import { optionsOf } from '../fields/select-options.ts';

export const backupStates = { fazendo: 'Em andamento', feita: 'Feita', falhou: 'Falhou' } as const;

/** How a backup was tested: see `cms/backup/test-backup.ts`. */
export const backupTests = {
  restaurada: 'Restaurada à parte e comparada',
  conferida: 'Só lida: não foi restaurada em teste',
} as const;

/** Each backup that was made or tried, also by hand. The backups themselves are files (`BACKUP_DIR`). */
export const backupRuns: CollectionConfig = {
  slug: 'backup-runs',
  labels: { singular: 'Cópia de segurança', plural: 'Cópias de segurança' },
  defaultSort: '-startedAt',
  admin: {
    group: 'Sistema',
    useAsTitle: 'slot',
    defaultColumns: ['startedAt', 'state', 'test', 'file', 'why'],
    description:
      'O portal copia tudo uma vez por dia, a partir das 3h, e testa a cópia. Como restaurar está em docs/operacao.md.',
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  fields: [
    // One a day: whoever writes it first makes the backup.
    { name: 'slot', label: 'Dia ou pedido', type: 'text', required: true, unique: true },
    {
      name: 'startedAt',
      label: 'Começo',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'endedAt',
      label: 'Fim',
      type: 'date',
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'state',
      label: 'Situação',
      type: 'select',
      required: true,
      options: optionsOf(backupStates),
    },
    { name: 'test', label: 'Teste', type: 'select', options: optionsOf(backupTests) },
    { name: 'file', label: 'Arquivo', type: 'text' },
    { name: 'bytes', label: 'Tamanho em bytes', type: 'number' },
    { name: 'why', label: 'Por que falhou', type: 'text' },
  ],
};
