import { expect, test } from 'vitest';
import { pageSections } from './page-sections.ts';

const three = '<h2 class="d-1" id="a">Um</h2><h2 id="b">Dois &amp; três</h2><h2 id="c">Fim</h2>';

test('the headings of a page are its sections, in their order', () => {
  expect(pageSections(three)).toEqual([
    { id: 'a', title: 'Um' },
    { id: 'b', title: 'Dois & três' },
    { id: 'c', title: 'Fim' },
  ]);
});

test('what is inside a heading is read as words', () => {
  const html = `${three}<h2 id="d"><span class="vh">Década de </span>1950</h2>`;
  expect(pageSections(html).at(-1)).toEqual({ id: 'd', title: 'Década de 1950' });
});

test('what nobody sees or can link to is no section', () => {
  const html = `${three}<h2 class="vh" id="d">Escondida</h2><h2>Sem nome</h2>`;
  expect(pageSections(html)).toHaveLength(3);
});

test('a heading may be left out of the index', () => {
  const html = `${three}<h2 class="d-2" id="d" data-no-index="">Maio de 2025</h2>`;
  expect(pageSections(html)).toHaveLength(3);
});

test('a page of two sections needs no index', () => {
  expect(pageSections('<h2 id="a">Um</h2><h2 id="b">Dois</h2>')).toEqual([]);
});
