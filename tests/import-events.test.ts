// Long because all tests share one database, which takes seconds to make.
import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportAnswer } from '../cms/import-events/endpoint.ts';
import { readSettings } from '../lib/settings.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** Files from elsewhere become drafts, once. */
const { payload, close } = await openOwnDatabase('import-events');
afterAll(close);
const { importEventsEndpoint } = await import('../cms/import-events/endpoint.ts');
const { subjectContents } = await import('../content/subjects.generated.ts');
const { csvHead, csvRows } = await import('../lib/csv.ts');

beforeAll(async () => {
  const { prepareDatabase } = await import('../scripts/prepare-database.ts');
  await prepareDatabase(payload, { sample: true, frozenNow: undefined }, () => {});
});

async function post(file: string | Buffer, query = '', role = 'editor'): Promise<Response> {
  const request = new Request(`http://localhost/api/import-events${query}`, {
    method: 'POST',
    body: typeof file === 'string' ? file : new Uint8Array(file),
  });
  const local = await createLocalReq({}, payload);
  const req = Object.assign(local, {
    user: { role },
    url: request.url,
    headers: request.headers,
    body: request.body,
  }) as unknown as PayloadRequest;
  return importEventsEndpoint.handler(req);
}
const check = async (file: string | Buffer, query = ''): Promise<ImportAnswer> =>
  (await post(file, query)).json();
const doImport = async (file: string | Buffer, query = '?') =>
  check(file, `${query}&plano=${(await check(file, query)).plan}`);
const fates = ({ rows }: ImportAnswer) => rows.map(({ becomes }) => becomes);
const find = async (importedFrom: string) => {
  const where = { importedFrom: { equals: importedFrom } };
  return (await payload.find({ collection: 'events', where, draft: true, depth: 0 })).docs;
};

/** Each test imports an event of its own, so that they run in any order. */
const calendar = (uid: string, summary: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:x',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SUMMARY:${summary}`,
    'DTSTART;TZID=America/Belem:20270615T063000',
    'DTEND;TZID=America/Belem:20270615T090000',
    'LOCATION:Orla do Araxá\\, Santana',
    'DESCRIPTION:Cinco quilômetros.',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

async function publishImported(uid: string, title: string): Promise<number> {
  await doImport(calendar(uid, title), '?categoria=lazer');
  const [event] = await find(uid);
  if (!event) throw new Error(`${uid} was not imported`);
  await payload.update({
    collection: 'events',
    id: event.id,
    data: { _status: 'published' },
  });
  return event.id;
}

test('a calendar: looked at, imported as a draft, and imported again without effect', async () => {
  const file = calendar('corrida@exemplo', 'Corrida de teste');
  const before = await check(file);
  expect(before.rows).toEqual([
    { where: 'Evento 1', title: 'Corrida de teste', becomes: 'new', missing: ['categoria'] },
  ]);
  expect(await find('corrida@exemplo')).toEqual([]);
  expect((await doImport(file, '?categoria=lazer')).written).toBe(1);
  const [event] = await find('corrida@exemplo');
  const { docs } = await payload.find({
    collection: 'municipalities',
    where: { slug: { equals: 'santana' } },
  });
  expect(event).toMatchObject({
    _status: 'draft',
    title: 'Corrida de teste',
    slug: 'corrida-de-teste',
    startsAt: '2027-06-15T09:30:00.000Z',
    endsAt: '2027-06-15T12:00:00.000Z',
    category: 'lazer',
    municipality: docs[0]?.id,
  });
  const again = await doImport(file);
  expect(fates(again)).toEqual(['same']);
  expect(again.written).toBe(0);
  expect(await find('corrida@exemplo')).toHaveLength(1);
});

test('what changed in the file changes in a draft over what is published', async () => {
  const id = await publishImported('mudada@exemplo', 'Corrida marcada');
  const file = calendar('mudada@exemplo', 'Corrida adiada');
  expect((await check(file)).rows).toEqual([
    {
      where: 'Evento 1',
      title: 'Corrida adiada',
      becomes: 'changed',
      id,
      changes: [{ field: 'Título', before: 'Corrida marcada', after: 'Corrida adiada' }],
    },
  ]);
  await doImport(file);
  const shown = await payload.findByID({ collection: 'events', id });
  expect(shown).toMatchObject({ title: 'Corrida marcada', _status: 'published' });
  expect(fates(await check(file))).toEqual(['same']);
  await payload.delete({ collection: 'events', id });
});

test('our own table comes back without a change', async () => {
  const id = await publishImported('tabela@exemplo', 'Corrida da tabela');
  await payload.update({
    collection: 'events',
    id,
    data: { title: 'Corrida com rascunho' },
    draft: true,
  });
  const [agenda] = subjectContents.events.dataSets ?? [];
  if (!agenda) throw new Error('no open data of the agenda');
  const url = new URL('/dados/agenda.csv', readSettings(process.env).siteUrl);
  const rows: Parameters<typeof csvRows>[0][number][] = [];
  for await (const page of (await agenda.read(url, new Date())).pages())
    rows.push(...page.map((row) => Object.values(row) as (typeof rows)[number]));
  const names = agenda.fields.map(({ name }) => name);
  for (const dialect of ['standard', 'spreadsheet'] as const) {
    const answer = await check(csvHead(names, dialect) + csvRows(rows, dialect));
    expect(answer.rows.length).toBeGreaterThan(5);
    expect(
      answer.rows.filter(({ becomes }) => becomes !== 'same' && becomes !== 'changed'),
    ).toEqual([]);
    const changed = answer.rows.filter(({ becomes }) => becomes === 'changed');
    // Only the one that has a draft over it.
    expect(changed.map(({ title }) => title)).toEqual(['Corrida da tabela']);
  }
  await payload.delete({ collection: 'events', id });
});

test('lines that can’t be taken say why, and the others go on', async () => {
  const table = [
    'id;titulo;comeca_em;municipio;programa;local',
    '1;Boa;10/01/2027 8:00;MACAPA;;Praça',
    '1;De novo;10/01/2027 8:00;Macapá;;Praça',
    '2;Longe;10/01/2027 8:00;Belém;;Praça',
    '3;Sem programa;10/01/2027 8:00;Macapá;Nada;Praça',
    '4;Sem dia;ontem;Macapá;;Praça',
  ].join('\r\n');
  const { rows } = await check(Buffer.from(table, 'latin1'));
  expect(rows.map((row) => (row.becomes === 'refused' ? row.reason : row.becomes))).toEqual([
    'new',
    'Está duas vezes no arquivo.',
    'O município “Belém” não é um dos 16 do Amapá.',
    'O programa “Nada” não existe.',
    expect.stringContaining('não é uma data'),
  ]);
  expect((await doImport(Buffer.from(table, 'latin1'))).written).toBe(1);
});

test('who may, what may, and only what was looked at', async () => {
  const file = calendar('outra@exemplo', 'Outra');
  await expect(post(file, '', 'atendimento')).rejects.toThrow('Só editores');
  await expect(post('')).rejects.toThrow(/vazio/);
  await expect(post('nada')).rejects.toThrow(/primeira linha/);
  await expect(post('x'.repeat(1024 * 1024 + 1))).rejects.toThrow(/1 MB/);
  await expect(post(file, `?plano=${'x'.repeat(41)}`)).rejects.toThrow(/não foi entendido/);
  await expect(post(file, '?plano=outro')).rejects.toThrow(/Confira de novo/);
});
