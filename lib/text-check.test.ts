import { describe, expect, test } from 'vitest';
import { checkPlainText, checkRichText, describesPicture } from './text-check.ts';

const text = (words: string) => ({ type: 'text', text: words });
const node = (type: string, own: object, ...children: object[]) => ({ type, children, ...own });
const heading = (tag: string, words: string) => node('heading', { tag }, text(words));
const link = (words: string, fields: object) => node('link', { fields }, text(words));
const paragraph = (...children: object[]) => node('paragraph', {}, ...children);
const check = (...children: object[]) => checkRichText({ root: { children } });
const sentence = (count: number) => `${Array(count).fill('palavra').join(' ')}.`;

describe('headings', () => {
  test('in order need no advice', () => {
    const { advice } = check(heading('h2', 'A'), heading('h3', 'B'), heading('h2', 'C'));
    expect(advice).toEqual([]);
  });

  test('a third level before any second, and an empty one', () => {
    expect(check(heading('h3', 'Horários'), heading('h2', ' ')).advice).toEqual([
      '“Horários” é um título 3 sem um título 2 antes dele.',
      'Há um título vazio.',
    ]);
  });
});

describe('links', () => {
  test.each(['clique aqui', 'Clique aqui!', ' AQUI ', 'saiba mais', 'Link'])(
    '%s is vague',
    (words) =>
      expect(check(paragraph(link(words, { url: '/agenda' }))).advice).toEqual([
        `O link “${words.trim()}” não diz aonde leva. Escreva o nome da página.`,
      ]),
  );

  test.each(['Agenda de eventos', 'aqui em Macapá', 'regulamento da corrida'])(
    '%s is not',
    (words) => expect(check(paragraph(link(words, { url: '/agenda' }))).advice).toEqual([]),
  );

  test('their addresses and documents are given, wherever they are', () => {
    const doc = { relationTo: 'news', value: { id: 7 } };
    const list = node(
      'list',
      {},
      node('listitem', {}, link('Notícia', { linkType: 'internal', doc })),
    );
    const cell = node(
      'tablecell',
      { headerState: 1 },
      paragraph(link('Agenda', { url: '/agenda' })),
    );
    const result = check(list, node('table', {}, node('tablerow', {}, cell)));
    expect(result).toEqual({
      advice: [],
      addresses: ['/agenda'],
      documents: [{ collection: 'news', id: 7 }],
    });
  });
});

test('what blocks show is given: photographs, cards, the source of a quote', () => {
  const block = (fields: object) => ({ type: 'block', fields });
  const { documents, addresses } = check(
    block({ blockType: 'photo', photo: 3 }),
    block({ blockType: 'gallery', photos: [4, { id: 5 }] }),
    block({ blockType: 'card', shown: { relationTo: 'events', value: 6 } }),
    block({ blockType: 'sourced-quote', text: 'Curta.', address: '/sobre' }),
  );
  expect(documents).toEqual([
    { collection: 'media', id: 3 },
    { collection: 'media', id: 4 },
    { collection: 'media', id: 5 },
    { collection: 'events', id: 6 },
  ]);
  expect(addresses).toEqual(['/sobre']);
});

test('a table without head cells', () => {
  const cell = node('tablecell', { headerState: 0 }, paragraph(text('x')));
  expect(check(node('table', {}, node('tablerow', {}, cell))).advice).toEqual([
    'Uma tabela não tem células de cabeçalho.',
  ]);
});

describe('sentences', () => {
  test('of 40 words are kept, of 41 are not, in paragraphs and items', () => {
    expect(check(paragraph(text(`${sentence(40)} ${sentence(40)}`))).advice).toEqual([]);
    const item = node('listitem', {}, text(sentence(41)));
    const { advice } = check(paragraph(text(sentence(41))), node('list', {}, item));
    const words = 'Frase de 41 palavras: “palavra palavra palavra palavra palavra palavra…”.';
    expect(advice).toEqual([
      `${words} Divida em duas ou mais.`,
      `${words} Divida em duas ou mais.`,
    ]);
  });

  test('a link in the middle does not divide one', () => {
    const parts = [text(sentence(30).slice(0, -1)), link(' e a agenda ', { url: '/agenda' })];
    const { advice } = check(paragraph(...parts, text(sentence(10))));
    expect(advice).toHaveLength(1);
  });
});

test('a plain text: vague words, long sentences, addresses', () => {
  const words = `Inscrições: clique aqui, em https://esporte.exemplo.br/agenda. ${sentence(50)}`;
  const { advice, addresses } = checkPlainText(words);
  expect(advice).toEqual([
    '“clique aqui” não diz aonde se chega. Escreva o nome da página.',
    expect.stringMatching(/^Frase de 50 palavras: /),
  ]);
  expect(addresses).toEqual(['https://esporte.exemplo.br/agenda']);
  expect(checkPlainText('Leve água.\n\nUse boné.').advice).toEqual([]);
});

test.each(['', null, 3, {}, { root: 1 }])('nothing in %j', (saved) =>
  expect(checkRichText(saved)).toEqual({ advice: [], addresses: [], documents: [] }),
);

describe('a description of a picture', () => {
  test.each(['IMG_2034.jpg', 'img 2034', 'Foto', 'WhatsApp-20250512', 'DSC_001', ''])(
    'is not %s',
    (alt) => expect(describesPicture(alt)).toBe(false),
  );
  test.each(['Crianças correm na orla.', 'Foto da piscina olímpica'])('is %s', (alt) =>
    expect(describesPicture(alt)).toBe(true),
  );
});
