import type { ResultSet } from '@libsql/client';
import type { SqliteClient } from './sqlite-client.ts';
import { type FreePage, withoutUnusedBytes } from './unused-bytes.ts';

/** Of four kilobytes each: writers wait for so many at most. */
const pagesAtOnce = 128;
/** Beyond, the first byte of a page does not tell its kind. */
const mostPages = 2 ** 25;

type Asked = Pick<SqliteClient, 'execute'>;

/**
 * Overwrites with zeros what the file keeps of rows that are gone: `secure_delete` does so with rows, but not with the
 * copies of rows that stay in the unused room of a page when it is split. In steps: pages are looked at without a
 * lock, and only those where something is to overwrite are written, a few in a transaction. A row that was deleted
 * before this begins is copied nowhere any more, so that looking at each page once is enough.
 */
export async function eraseUnusedBytes(client: SqliteClient): Promise<void> {
  const pageCount = await numberOf(client, 'page_count');
  if (pageCount >= mostPages || (await numberOf(client, 'auto_vacuum')) !== 0)
    throw new Error('The pages of this database are of unknown kinds.');
  // The first page has the schema and no rows.
  for (let first = 2; first <= pageCount; first += pagesAtOnce) {
    const length = Math.min(pagesAtOnce, pageCount - first + 1);
    const numbers = Array.from({ length }, (_, place) => first + place);
    const found = (await cleanPages(client, numbers)).map(({ number }) => number);
    if (found.length > 0) await replacePages(client, found);
  }
  await client.emptyJournal();
}

/** Read again under the lock: what was found may be in use by now. */
async function replacePages(client: SqliteClient, numbers: number[]): Promise<void> {
  const transaction = await client.transaction('write');
  try {
    for (const { number, page } of await cleanPages(transaction, numbers))
      await transaction.execute({
        sql: 'UPDATE sqlite_dbpage SET data = ? WHERE pgno = ?',
        args: [page, number],
      });
    await transaction.commit();
  } finally {
    transaction.close();
  }
}

async function numberOf(asked: Asked, pragma: string): Promise<number> {
  const { rows } = await asked.execute(`SELECT * FROM pragma_${pragma}`);
  return Number(rows[0]?.[0]);
}

/** Those of these pages that keep something where nothing is to be kept, without it. */
async function cleanPages(asked: Asked, numbers: number[]) {
  const free = await freePages(asked);
  const { rows } = await asked.execute({
    sql: 'SELECT pgno, data FROM json_each(?) CROSS JOIN sqlite_dbpage ON pgno = value',
    args: [JSON.stringify(numbers)],
  });
  return rows.flatMap((row) => {
    const number = Number(row.pgno);
    const page = withoutUnusedBytes(dataOf(row), free.get(number));
    return page ? [{ number, page }] : [];
  });
}

const dataOf = (row: ResultSet['rows'][number] | undefined) =>
  Buffer.from(row?.data as ArrayBuffer);

/** The chain of pages that no table uses, which begins in the head of the file. */
async function freePages(asked: Asked): Promise<Map<number, FreePage>> {
  const free = new Map<number, FreePage>();
  const read = async (number: number) => {
    const sql = 'SELECT data FROM sqlite_dbpage WHERE pgno = ?';
    return dataOf((await asked.execute({ sql, args: [number] })).rows[0]);
  };
  let trunk = (await read(1)).readUInt32BE(32);
  while (trunk !== 0 && !free.has(trunk)) {
    const page = await read(trunk);
    free.set(trunk, 'trunk');
    // Without a lock the page may be in use again, and its count any number; the look under the lock decides.
    const leaves = Math.min(page.readUInt32BE(4), page.length / 4 - 2);
    for (let place = 0; place < leaves; place += 1)
      free.set(page.readUInt32BE(8 + 4 * place), 'leaf');
    trunk = page.readUInt32BE(0);
  }
  return free;
}
