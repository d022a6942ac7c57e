import { afterAll, beforeEach, expect, test } from 'vitest';
import type { User } from '../cms/payload-types.ts';
import { askRest } from './support/ask-rest.ts';
import { openOwnDatabase } from './support/own-database.ts';

/**
 * Who did what: written by the portal with each action, and changed by nobody.
 * Long because all tests share one database, which takes seconds to make.
 */
const { payload, close } = await openOwnDatabase('audit');
afterAll(close);
const ask = askRest(payload);
await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });

const password = 'rede-chuva-lua-42';
const enter = async (name: string, role: User['role']) => {
  const email = `${name}@exemplo.ap.gov.br`;
  await payload.create({ collection: 'users', data: { name, email, password, role } });
  const body = { email, password };
  return (await ask<{ token: string }>('POST', '/users/login', { body })).body.token;
};
const [admin, attendant] = [await enter('Ana', 'admin'), await enter('Bia', 'atendimento')];

const act = (method: string, path: string, body?: object, token = admin) =>
  ask<{ doc: { id: number } }>(method, path, { token, ...(body && { body }) });
const notes = async () => {
  const { docs } = await payload.find({
    ...{ collection: 'audit-notes', sort: 'id', pagination: false },
  });
  return docs.map(({ who, action, what }) => `${who} ${action} ${what}`);
};
beforeEach(() => payload.db.deleteMany({ collection: 'audit-notes', where: {} }));

const by = 'Ana (ana@exemplo.ap.gov.br)';

test('publishing, changing, withdrawing and deleting; a draft is none', async () => {
  const story = {
    ...{ title: 'Festa', excerpt: 'Resumo.', category: 'lazer-e-recreacao' },
    date: '2025-05-12T12:00:00.000Z',
  };
  const { body } = await act('POST', '/news?draft=true', story);
  const { id } = body.doc;
  expect(await notes()).toEqual([]);
  await act('PATCH', `/news/${id}`, { _status: 'published' });
  await act('PATCH', `/news/${id}?draft=true`, { title: 'Rascunho' });
  await act('PATCH', `/news/${id}`, { title: 'Baile', _status: 'published' });
  await act('PATCH', `/news/${id}`, { _status: 'draft' });
  await act('DELETE', `/news/${id}`);
  expect(await notes()).toEqual([
    `${by} publicou Notícia: Festa (nº ${id})`,
    `${by} alterou Notícia: Baile (nº ${id})`,
    `${by} retirou Notícia: Baile (nº ${id})`,
    `${by} apagou Notícia: Baile (nº ${id})`,
  ]);
});

test('what has no drafts too, by its title', async () => {
  const redirect = { from: '/antigo', to: '/agenda' };
  const { body } = await act('POST', '/redirects', redirect);
  const { id } = body.doc;
  await act('PATCH', `/redirects/${id}`, { to: '/noticias' });
  await act('DELETE', `/redirects/${id}`);
  const what = `Redirecionamento: /antigo (nº ${id})`;
  expect(await notes()).toEqual([
    `${by} publicou ${what}`,
    `${by} alterou ${what}`,
    `${by} apagou ${what}`,
  ]);
});

test('the same of pages of their own', async () => {
  const response = await act('POST', '/globals/programs-page', { results: [] });
  expect(response.status).toBe(200);
  expect(await notes()).toEqual([`${by} alterou Página: Resultados dos programas`]);
});

test('accounts, roles and passwords', async () => {
  const email = 'caio@exemplo.ap.gov.br';
  const caio = { name: 'Caio', email, password, role: 'editor' };
  const { id } = (await act('POST', '/users', caio)).body.doc;
  await act('PATCH', `/users/${id}`, { role: 'autor' });
  await act('PATCH', `/users/${id}`, { password: 'outra-lua-na-rede' });
  await act('DELETE', `/users/${id}`);
  expect(await notes()).toEqual([
    `${by} conta Criou a conta Caio (${email}): Editor`,
    `${by} conta Papel de Caio (${email}): de Editor a Autor (só rascunhos)`,
    `${by} senha Caio (${email})`,
    `${by} apagou Conta: Caio (nº ${id})`,
  ]);
  expect(JSON.stringify(await notes())).not.toContain('lua');
});

test('who opened a message, once in a while, and who deleted it; never what it says', async () => {
  const { id } = await payload.db.create({
    collection: 'contact-messages',
    data: {
      ...{ protocol: '2025-ABC123', status: 'recebida', name: 'Conceição Secreta' },
      ...{ email: 'secreta@exemplo.com', subject: 'outro', message: 'Segredo.' },
    },
  });
  for (let look = 0; look < 3; look += 1)
    await act('GET', '/contact-messages', undefined, attendant);
  const list = 'consultou Fale Conosco: lista';
  expect(await notes()).toEqual([`Bia (bia@exemplo.ap.gov.br) ${list}`]);
  // Nothing of a person is shown.
  await act('GET', '/contact-messages?select[subject]=true');
  await act('GET', '/contact-messages?where[protocol][equals]=nenhum');
  expect(await notes()).toHaveLength(1);
  await payload.db.deleteMany({ collection: 'audit-notes', where: {} });
  for (let look = 0; look < 3; look += 1)
    await act('GET', `/contact-messages/${id}`, undefined, attendant);
  await act('DELETE', `/contact-messages/${id}`);
  const told = await notes();
  expect(told[0]).toMatch(/^Bia \(bia@.*\) consultou .*2025-ABC123/);
  expect(told.at(-1)).toMatch(/^Ana .* apagou .*2025-ABC123/);
  expect(told.filter((note) => note.startsWith('Bia'))).toHaveLength(1);
  expect(JSON.stringify(told)).not.toMatch(/Secreta|secreta|Segredo/);
});

test('many messages at once are neither answered nor given another state', async () => {
  const { id } = await payload.db.create({
    collection: 'contact-messages',
    data: {
      ...{ protocol: '2025-DEF456', status: 'recebida', name: 'Rosa', answer: 'Pela met' },
      ...{ email: 'rosa@exemplo.com', subject: 'outro', message: 'Oi.' },
    },
  });
  const many = '/contact-messages?where[id][exists]=true';
  for (const data of [{ status: 'respondida' }, { answer: 'Igual para todos.' }]) {
    const { status, reason } = await ask('PATCH', many, { token: attendant, body: data });
    expect([status, reason]).toEqual([400, expect.stringContaining('de cada vez')]);
  }
  expect((await payload.count({ collection: 'outgoing-mails' })).totalDocs).toBe(0);
  expect((await act('PATCH', many, { internalNotes: 'x' }, attendant)).status).toBe(200);
  await payload.db.deleteOne({ collection: 'contact-messages', where: { id: { equals: id } } });
});

test('nobody writes, changes or deletes a note by request; administrators read them', async () => {
  await act('POST', '/globals/programs-page', { results: [] });
  const { docs } = await payload.find({ collection: 'audit-notes' });
  const path = `/audit-notes/${docs[0]?.id}`;
  const note = { who: 'x', action: 'entrou', what: 'x' };
  for (const token of [admin, attendant]) {
    expect((await act('POST', '/audit-notes', note, token)).status).toBe(403);
    expect((await act('PATCH', path, note, token)).status).toBe(403);
    expect((await act('DELETE', path, undefined, token)).status).toBe(403);
  }
  expect((await act('GET', path)).status).toBe(200);
  expect((await act('GET', path, undefined, attendant)).status).toBe(403);
});

test('what the portal loads by itself is no action', async () => {
  await payload.create({
    collection: 'news',
    data: {
      ...{ title: 'Festa', excerpt: 'Resumo.', category: 'lazer-e-recreacao' },
      ...{ date: '2025-05-12T12:00:00.000Z', _status: 'published' },
    } as never,
  });
  expect(await notes()).toEqual([]);
});
