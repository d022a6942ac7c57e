/** Browsers forget that a table is one when it is shown as blocks; said in words, it stays one. */
export const is = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({
  role,
});
