import { join } from 'node:path';
import type { CollectionSlug, GlobalSlug, SanitizedCollectionConfig } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { openOwnDatabase } from './support/own-database.ts';
import { createAccounts, type Role, roles, rowMaker } from './support/role-cases.ts';

/**
 * Who may do what, tried with each role on one row of each collection. The result is docs/roles.md: this test
 * fails where the two differ, and writes the file anew with `npx vitest run tests/roles.test.ts -u`.
 */
const { payload, close } = await openOwnDatabase('roles');
afterAll(close);
await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
const users = await createAccounts(payload);
const { sealEntry } = await import('../cms/entries/sealed-entry.ts');
const nothing = { team: '', quota: '', name: '', email: '', phone: '', cpf: '', people: [] };
const accountOf = (role: Role) => ({ user: { relationTo: 'users', value: users[role]?.id } });
const article = await payload.db.create({ collection: 'news', data: { _status: 'published' } });
const lockOf = (role: Role) => ({
  document: { relationTo: 'news', value: article.id },
  ...accountOf(role),
});
/** What can't be just any text. */
const correct: Record<string, (row: Record<string, unknown>) => object> = {
  entries: ({ keyHash }) => ({ sealed: sealEntry(String(keyHash), nothing) }),
  'payload-kv': () => ({ data: {} }),
  'payload-locked-documents': () => lockOf('admin'),
  'payload-preferences': () => accountOf('admin'),
};
const createRow = rowMaker(payload, (collection, row) => ({ ...correct[collection]?.(row) }));
/** Where the rules look at what is written. */
const written: Record<string, (role: Role) => { create: object; update: object }> = {
  'payload-locked-documents': (role) => ({ create: lockOf(role), update: accountOf(role) }),
};
const as = (role: Role) => ({ overrideAccess: false, user: users[role], depth: 0 }) as const;

type Access = ReturnType<typeof as> & { req: { transactionID: number | string } };

/** Whether the rules of access let it through; what else is wrong with it does not matter here. */
async function isLetThrough(role: Role, work: (access: Access) => Promise<unknown>) {
  const transactionID = (await payload.db.beginTransaction()) ?? '';
  try {
    await work({ ...as(role), req: { transactionID } });
    return true;
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === undefined) throw error;
    return ![401, 403].includes(status);
  } finally {
    await payload.db.rollbackTransaction(transactionID);
  }
}

async function sees(role: Role, collection: CollectionSlug, id: number) {
  const { docs } = await payload
    .find({ collection, where: { id: { equals: id } }, ...as(role) })
    .catch(() => ({ docs: [] }));
  return docs.length > 0;
}

/** '' for not at all. */
const inWords = (verb: string, wholly: boolean, asDraft: boolean, hasDrafts: boolean) => {
  if (wholly) return verb;
  return hasDrafts && asDraft ? `${verb} rascunhos` : '';
};

async function tryCollection(role: Role, { slug, versions }: SanitizedCollectionConfig) {
  const collection = slug as CollectionSlug;
  const hasDrafts = Boolean(versions?.drafts);
  const id = await createRow(collection, hasDrafts ? { _status: 'published' } : {});
  const other = hasDrafts ? await createRow(collection, { _status: 'draft' }) : id;
  const data = written[slug]?.(role) ?? { create: {}, update: {} };
  const write = (work: 'create' | 'update', draft: boolean) =>
    isLetThrough(role, (access) =>
      work === 'create'
        ? payload.create({ collection, data: data.create as never, draft, ...access })
        : payload.update({ collection, id, data: data.update as never, draft, ...access }),
    );
  const remove = await isLetThrough(role, (access) =>
    payload.delete({ collection, id, ...access }),
  );
  const seesPublic = await sees(role, collection, id);
  const seesAll = seesPublic && (await sees(role, collection, other));
  const words = [
    seesPublic ? (seesAll ? 'vê' : 'vê o publicado') : '',
    inWords('cria', await write('create', false), await write('create', true), hasDrafts),
    inWords('muda', await write('update', false), await write('update', true), hasDrafts),
    remove ? 'apaga' : '',
    versions &&
    (await isLetThrough(role, (access) => payload.findVersions({ collection, ...access })))
      ? 'versões'
      : '',
  ];
  return words.filter((word) => word !== '').join(', ') || '–';
}

async function tryGlobal(role: Role, slug: GlobalSlug) {
  const reads = await isLetThrough(role, (access) => payload.findGlobal({ slug, ...access }));
  const writes = await isLetThrough(role, (access) =>
    payload.updateGlobal({ slug, data: {} as never, ...access }),
  );
  return [reads ? 'vê' : '', writes ? 'muda' : ''].filter(Boolean).join(', ') || '–';
}

const head = `# Who may do what

Written by \`tests/roles.test.ts\`, which tries every operation with every role, through the rules of access that REST and the admin pass; it fails where this file says something else. \`npx vitest run tests/roles.test.ts -u\` writes it anew.

'muda rascunhos' means that a change waits, as a draft, for somebody who publishes: what is public stays as it is. Everybody with an account also sees and changes their own name, e-mail and password. 'ninguém' is a visitor without an account. What the role \`inscricoes\` sees of people is in [personal-data.md](personal-data.md).
`;

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (rows: string[][]) =>
  [['', ...roles], ['---', ...roles.map(() => '---')], ...rows].map(line).join('\n');

const payloadsHead = `## Collections that Payload adds

Tried on a row of an administrator's: a lock on an article, and a preference. Locks and preferences are made and removed in one's own name only; who may not edit a document neither locks it nor sees who does.`;

async function rowsOf(configs: SanitizedCollectionConfig[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const config of configs.toSorted((one, other) => one.slug.localeCompare(other.slug))) {
    const cells: string[] = [];
    for (const role of roles) cells.push(await tryCollection(role, config));
    const { slug, labels } = config;
    rows.push([
      slug.startsWith('payload-') ? `\`${slug}\`` : `\`${slug}\` ${String(labels.plural)}`,
      ...cells,
    ]);
  }
  return rows;
}

test('docs/roles.md says what each role may do', async () => {
  const { collections, globals } = payload.config;
  const isPayloads = ({ slug }: { slug: string }) => slug.startsWith('payload-');
  const rows = await rowsOf(collections.filter((config) => !isPayloads(config)));
  const payloads = await rowsOf(collections.filter(isPayloads));
  const pages: string[][] = [];
  for (const { slug, label } of globals) {
    const cells: string[] = [];
    for (const role of roles) cells.push(await tryGlobal(role, slug as GlobalSlug));
    pages.push([`\`${slug}\` ${String(label)}`, ...cells]);
  }
  const paper = `${head}\n## Collections\n\n${table(rows)}\n\n${payloadsHead}\n\n${table(payloads)}\n\n## Globals\n\n${table(pages)}\n`;
  await expect(paper).toMatchFileSnapshot(join(import.meta.dirname, '../docs/roles.md'));
});
