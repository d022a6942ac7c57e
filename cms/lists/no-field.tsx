/** In the form such a column has nothing to show. */
export function NoField() {
  return null;
}
