import type { TextField } from 'payload';
import { writersOnField } from '../access/writers.ts';

/** By what an imported event is found again: the UID of its calendar, or the name in its table. */
export const importedFrom: TextField = {
  name: 'importedFrom',
  label: 'Importado',
  type: 'text',
  index: true,
  maxLength: 300,
  access: { read: writersOnField },
  hooks: { beforeDuplicate: [() => null] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: (data) => Boolean(data?.importedFrom),
    description: 'Identificador no arquivo de onde veio.',
  },
};
