/** Whether two objects have the same values; dates compare by their moment. */
export function hasSameValues<D extends object>(one: D, other: D | undefined): boolean {
  const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value);
  return (
    other !== undefined &&
    (Object.keys(one) as (keyof D)[]).every((key) => plain(one[key]) === plain(other[key]))
  );
}
