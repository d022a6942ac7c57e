import type { Client, InStatement } from '@libsql/client';
import type { Payload } from 'payload';

interface Plan {
  sql: string;
  /** What SQLite does, a line each: 'SEARCH news USING INDEX …', 'USE TEMP B-TREE FOR ORDER BY'. */
  steps: string[];
}

/** How SQLite answers every statement that some work asks of a table; it needs no statistics and no archive. */
export async function plansOf(
  payload: Payload,
  table: RegExp,
  work: () => Promise<unknown>,
): Promise<Plan[]> {
  const { client } = payload.db as unknown as { client: Client };
  const { execute } = client;
  const asked: Exclude<InStatement, string>[] = [];
  client.execute = (statement: InStatement) => {
    if (typeof statement !== 'string' && table.test(statement.sql)) asked.push(statement);
    return execute(statement);
  };
  try {
    await work();
  } finally {
    client.execute = execute;
  }
  return Promise.all(
    asked.map(async ({ sql, args }) => {
      const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
      return { sql, steps: rows.map(({ detail }) => String(detail)) };
    }),
  );
}
