import type { Field, UIField } from 'payload';

/** A column of a list that is worked out and not stored. */
const column = (name: string, label: string, Cell: string): UIField => ({
  name,
  label,
  type: 'ui',
  admin: { components: { Cell, Field: '/lists/no-field.tsx#NoField' }, disableBulkEdit: true },
});

const stateColumn = column('publicState', 'Situação', '/lists/state-cell.tsx#StateCell');
const changeColumn = column('lastChange', 'Última mudança', '/lists/change-cell.tsx#ChangeCell');
const pictureColumn = column('thumbnail', 'Imagem', '/lists/picture-cell.tsx#PictureCell');

const named = (fields: readonly Field[], name: string) =>
  fields.some((field) => 'name' in field && field.name === name);

/** What the list of every public collection shows besides its own columns: state, date, author, picture. */
export const listColumns = (fields: readonly Field[]): UIField[] => [
  stateColumn,
  changeColumn,
  ...(named(fields, 'photo') ? [pictureColumn] : []),
];
