import type { Field } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { nobody, nobodyOnField } from '../cms/access/nobody.ts';
import { fieldHelp } from '../cms/help/with-help.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** Every field that somebody writes has a label in Portuguese, and help unless the label says it all. */
const { payload, close } = await openOwnDatabase('field-help');
afterAll(close);

/** One knows what to write, how long it is and where it appears. */
const labelsThatSayItAll = new Set([
  ...['Ano', 'Atleta', 'Atleta indicado', 'Cargo', 'CEP', 'Cidade', 'Competição', 'Data', 'Dia'],
  ...['Das', 'Até', 'Dias da semana', 'E-mail', 'Em que semana do mês', 'Esporte', 'Local'],
  ...['Lugar, se for outro', 'Município', 'Nome', 'Nome da secretaria', 'Nome do encarregado'],
  ...['Nome, só de quem tem 18 anos ou mais', 'O que muda', 'Primeiro dia', 'Rua e número'],
  ...['Telefone', 'Tipo', 'Título'],
]);

interface Written {
  path: string;
  label: unknown;
  hasHelp: boolean;
}

/** Left out is what nobody sees, and what the portal alone writes. */
function isWritten(field: Field): boolean {
  const { hidden, access, admin } = field as {
    hidden?: boolean;
    access?: { update?: unknown };
    admin?: { hidden?: unknown; disabled?: boolean; readOnly?: boolean };
  };
  const isUnseen = hidden || admin?.hidden || admin?.disabled;
  return !(isUnseen || admin?.readOnly || access?.update === nobodyOnField);
}

function writtenIn(fields: Field[], path: string): Written[] {
  return fields.filter(isWritten).flatMap((field): Written[] => {
    if (field.type === 'ui' || field.type === 'tabs') return [];
    const here = 'name' in field && field.name ? `${path}.${field.name}` : path;
    const inside = 'fields' in field ? writtenIn(field.fields, here) : [];
    if (here === path) return inside;
    const hasHelp = Boolean(field.admin && 'description' in field.admin && field.admin.description);
    const label = 'label' in field ? field.label : undefined;
    return [{ path: here, label, hasHelp }, ...inside];
  });
}

/** Payload's own: the draft status is drawn elsewhere, and it names the address of an account itself. */
const payloads = /\._status$|^users\.email$/;

const { collections, globals } = payload.config;
const seen = [...collections, ...globals].filter(
  ({ slug, admin, access }) =>
    !slug.startsWith('payload-') && admin.hidden !== true && access.update !== nobody,
);
const forms = seen
  .flatMap(({ fields, slug }) => writtenIn(fields, slug))
  .filter(({ path }) => !payloads.test(path));

test('each field has a label', () => {
  const without = forms.filter(({ label }) => typeof label !== 'string' || label === '');
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('each field has help, or a label that says it all', () => {
  const without = forms.filter(
    ({ label, hasHelp }) => !hasHelp && !labelsThatSayItAll.has(String(label)),
  );
  expect(without.map(({ path, label }) => `${path}: ${label}`)).toEqual([]);
});

test('the register helps with fields that are there, and in few words', () => {
  const paths = new Set(forms.map(({ path }) => path));
  expect(Object.keys(fieldHelp).filter((path) => !paths.has(path))).toEqual([]);
  expect(Object.values(fieldHelp).filter((words) => words.length > 110)).toEqual([]);
});
