import fc from 'fast-check';
import { standingPageList } from '../../lib/standing-pages.ts';
import { subjectEntry, subjectNames } from '../../lib/subjects.ts';

export interface RandomRequest {
  path: string;
  /** Undefined: a read. */
  form?: [name: string, value: string][];
}

const nasty = [
  ...['', ' ', '0', '-1', '1e309', 'NaN', 'null', 'undefined', 'true', '__proto__', 'constructor'],
  ...['9'.repeat(40), '2025-02-31', '0000-00-00', '99999-12', '2025-05-12T25:00', '+275760-09-13'],
  ...[
    "'; DROP TABLE news; --",
    '" OR 1=1',
    '%',
    '_',
    '*',
    '\\',
    '../../etc/passwd',
    '#{x}',
    '{{x}}',
  ],
  ...[
    '<script>alert(1)</script>',
    '\0',
    '\r\nX: y',
    '\u202e',
    '\ufeff',
    '\ufffd',
    'ﷺ',
    '👩🏽‍🚀',
    'İ',
  ],
  ...['a@b', 'ana@exemplo.com', 'a@b.c\r\nBcc: x@y.com', '(((((', '[a-', 'não', 'x'.repeat(6000)],
];
const value = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.integer().map(String),
);

interface KnownPage {
  path: string;
  parameters?: readonly string[];
  takesPosts?: true;
}
const pages: KnownPage[] = [...subjectNames.map(subjectEntry), ...standingPageList];
const names = [...new Set(pages.flatMap(({ parameters = [] }) => parameters))];

const query = fc.constantFrom(...pages).chain(({ path, parameters = [] }) => {
  const name = fc.constantFrom(...(parameters.length > 0 ? parameters : names));
  return fc
    .array(fc.tuple(fc.oneof({ weight: 9, arbitrary: name }, value), value), { maxLength: 4 })
    .map((pairs) => ({ path: `${path}?${new URLSearchParams(pairs)}` }));
});

/** Below a page that is there, and with a percent sign that means nothing. */
const wildPath = fc
  .tuple(fc.constantFrom('', ...pages.map(({ path }) => path)), fc.array(value, { maxLength: 3 }))
  .map(([start, parts]) => ({
    path: `/${[start.slice(1), ...parts.map(encodeURIComponent)].join('/')}`.slice(0, 4000),
  }));
const brokenPath = fc
  .tuple(fc.constantFrom(...pages), fc.string({ unit: fc.constantFrom(...'%0aZ/.?&=;+') }))
  .map(([{ path }, end]) => ({ path: path + end }));

const fields = ['nome', 'email', 'assunto', 'mensagem', 'sobre', 'indicacao', 'atleta'];
const moreFields = ['modalidade', 'municipio', 'conquistas', 'protocolo', 'codigo', 'servico'];
const choices = ['origem', 'opcao', 'pagina-pessoal'];
const form = fc
  .tuple(
    fc.constantFrom(...pages.filter(({ takesPosts }) => takesPosts)),
    fc.array(fc.tuple(fc.constantFrom(...fields, ...moreFields, ...choices), value), {
      maxLength: 8,
    }),
  )
  .map(([{ path }, pairs]) => ({ path, form: pairs }));

export const anyRequest: fc.Arbitrary<RandomRequest> = fc.oneof(
  { weight: 5, arbitrary: query },
  { weight: 2, arbitrary: wildPath },
  { weight: 1, arbitrary: brokenPath },
  { weight: 3, arbitrary: form },
);
