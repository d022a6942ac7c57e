/** A document without what the content system writes itself, to be written anew. */
export function asWritten<T extends object>(document: T): Partial<T> {
  const own = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt']);
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => !own.has(name)),
  ) as Partial<T>;
}
