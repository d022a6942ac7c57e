/** Gathers what is asked for in one go and reads it together. */
export function createBatch<T>(read: (ids: number[]) => Promise<Map<number, T>>) {
  let asked: { ids: Set<number>; found: Promise<Map<number, T>> } | undefined;
  return async (id: number): Promise<T | undefined> => {
    if (!asked) {
      const ids = new Set<number>();
      const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        asked = undefined;
        return read([...ids]);
      });
      asked = { ids, found };
    }
    asked.ids.add(id);
    return (await asked.found).get(id);
  };
}
