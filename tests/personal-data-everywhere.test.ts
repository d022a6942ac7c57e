import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionSlug, GlobalSlug, TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyContact } from '../lib/contact-fields.ts';
import { readMails } from './support/mails.ts';
import { openOwnDatabase } from './support/own-database.ts';
import { createSignUp } from './support/signed-up.ts';

/**
 * What a person leaves with us, by every way there is, is looked for in every collection, global and version, with
 * each role. Where it is found stands in docs/personal-data.md; links and codes are found nowhere.
 */
process.env.SECOND_FACTOR = '';
const { payload, close } = await openOwnDatabase('personal-data-everywhere');
afterAll(close);
await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
const { sendMessage } = await import('../content/contact.ts');
const { subscribe } = await import('../content/newsletter.ts');
const { askForAlert } = await import('../content/opening-alerts.ts');
const { requestDeletion } = await import('../content/deletion.ts');
const { readSignUp } = await import('../content/sign-ups.ts');
const { beginDraft, writeDraft } = await import('../content/entry-drafts.ts');
const { sendEntry } = await import('../content/entries.ts');
const { isDemandedOf, keepFactor } = await import('../cms/accounts/second-factor.ts');

const roles = ['ninguém', 'autor', 'editor', 'atendimento', 'admin', 'inscricoes'] as const;
const userOf = (role: string) =>
  role === 'ninguém'
    ? null
    : ({ id: 999, email: `${role}@exemplo.com`, role, collection: 'users' } as TypedUser);

const name = 'Quitéria Sumaúma';
const email = 'sumauma@exemplo.com';
const person = { name, birth: '1950-02-03', guardian: '', relation: '' };
const content = { team: '', name, email, phone: '96991234567', cpf: '', people: [person] };
/** Everything that tells of the person, and nothing else in this database does. */
const personal = /suma[uú]ma|96991234567|1950-02-03|03\/02\/1950/i;
const secrets = new Set<string>();

// Long because a person passes every form once.
beforeAll(async () => {
  const open = new Date('2025-06-10T12:00:00Z');
  const before = new Date('2025-05-10T12:00:00Z');
  await createSignUp(payload, 'turma', 5);
  await sendMessage(
    { ...emptyContact, nome: name, email, assunto: 'outro', mensagem: `Sou ${name}.` },
    open,
  );
  await subscribe({ email, origin: '/', name }, open);
  expect(await askForAlert({ email, service: 'turma' }, before)).toBe('asked');
  await requestDeletion(email, open);
  const signUp = await readSignUp('turma');
  if (!signUp) throw new Error('There is no form.');
  for (const isSent of [true, false]) {
    const key = await beginDraft(signUp, open);
    secrets.add(key);
    await writeDraft(key, content, open);
    if (isSent) expect(await sendEntry(key, signUp, open)).toMatchObject({ kind: 'kept' });
  }
  const account = await payload.create({
    collection: 'users',
    data: { name: 'Ana', email: 'ana@exemplo.com', password: 'rede-chuva-lua-42', role: 'admin' },
  });
  secrets.add(
    await payload.forgotPassword({ collection: 'users', data: { email: account.email } }),
  );
  const codes = await keepFactor(
    { account: account.id, secret: 'CHAVEDOAPLICATIVO', step: 1 },
    { payload },
  );
  for (const code of ['CHAVEDOAPLICATIVO', ...codes]) secrets.add(code);
  for (const { text, html } of await readMails(payload))
    for (const [, code = ''] of `${text} ${html}`.matchAll(
      /(?:codigo=|chave=|\/reset\/)([\w.-]+)/g,
    ))
      secrets.add(code);
});

/** All that a role is answered by a collection: its list, each document by itself, and their versions. */
async function readCollection(slug: CollectionSlug, role: string): Promise<string> {
  const access = { overrideAccess: false, user: userOf(role), depth: 2 } as const;
  const whole = { collection: slug, pagination: false, trash: true, ...access } as const;
  const none = () => ({ docs: [] });
  const { docs } = await payload.find(whole).catch(none);
  const { versions } = payload.collections[slug].config;
  const kept = versions ? await payload.findVersions(whole).catch(none) : none();
  const { docs: all } = await payload.db.find<{ id: number }>({
    collection: slug,
    pagination: false,
  });
  const opened: unknown[] = [];
  for (const { id } of all)
    opened.push(await payload.findByID({ collection: slug, id, ...access }).catch(() => ''));
  return JSON.stringify([docs, kept.docs, opened]);
}

async function readGlobal(slug: GlobalSlug, role: string): Promise<string> {
  const access = { slug, overrideAccess: false, user: userOf(role), depth: 2 } as const;
  const found = await payload.findGlobal(access).catch(() => '');
  const { versions } = payload.globals.config.find((one) => one.slug === slug) ?? {};
  const kept = versions ? await payload.findGlobalVersions(access).catch(() => '') : '';
  return JSON.stringify([found, kept]);
}

/** Where it looks, by the name of the place. */
const places: [name: string, read: (role: string) => Promise<string>][] = [
  ...payload.config.collections.map(({ slug }): (typeof places)[number] => [
    slug,
    (role) => readCollection(slug as CollectionSlug, role),
  ]),
  ...payload.globals.config.map(({ slug }): (typeof places)[number] => [
    slug,
    (role) => readGlobal(slug as GlobalSlug, role),
  ]),
];

test('no role gets a link, a code or a key from any place, and personal data only where the documents say', async () => {
  expect(secrets.size).toBeGreaterThan(15);
  expect(places.length).toBeGreaterThan(55);
  const rows: string[] = [];
  const openers = new Set<string>();
  for (const [place, read] of places) {
    const cells: string[] = [];
    for (const role of roles) {
      const answer = await read(role);
      for (const secret of secrets) expect(answer, `${place}, ${role}`).not.toContain(secret);
      expect(answer, `${place}, ${role}`).not.toMatch(
        /"(tokenHash|keyHash|sealed|marks|emailMark)":/,
      );
      const isThere = personal.test(answer);
      if (isThere) openers.add(role);
      cells.push(isThere ? 'sim' : 'não');
    }
    if (cells.includes('sim')) rows.push(`| \`${place}\` | ${cells.join(' | ')} |`);
  }
  const table = [`| | ${roles.join(' | ')} |`, `| --- |${' --- |'.repeat(roles.length)}`, ...rows];
  const paper = readFileSync(join(import.meta.dirname, '../docs/personal-data.md'), 'utf8');
  expect(paper).toContain(table.join('\n'));
  // Whoever opens personal data needs a second factor.
  for (const role of roles.filter((one) => one !== 'ninguém'))
    expect(isDemandedOf({ role }), role).toBe(openers.has(role));
});
