import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Program } from '#content/programs';
import { ProgramBrowser } from './program-browser.tsx';

const program: Program = {
  slug: 'quinta-feliz',
  title: 'Quinta Feliz',
  category: 'idosos',
  dimension: 'participacao',
  summary: 'Dança para quem tem 60 anos ou mais.',
  description: [],
  schedule: 'Quintas-feiras, das 14h às 17h',
  location: 'Ginásio Poliesportivo, Macapá',
  weekdays: ['qui'],
  opensAt: '14:00',
  closesAt: '17:00',
  requirements: [],
  sports: [],
  contact: '(96) 0000-0000',
  picture: undefined,
};

const render = (category: 'todos' | 'idosos' | 'futebol') =>
  renderToStaticMarkup(
    <ProgramBrowser programs={[program]} category={category} notice={undefined} />,
  );

test('an empty category says so and leads on', () => {
  const html = render('futebol');
  expect(html).toContain('>Nenhum programa encontrado<');
  expect(html).toContain(
    '>No momento não há programas nesta categoria. Por favor, verifique novamente em breve.<',
  );
  expect(html).not.toContain('Saiba mais');
});

test('tabs come in the order of the specification, with what each holds', () => {
  const tabs = [...render('todos').matchAll(/<\/svg>([^<]+) <small>(\d+)<\/small>/g)];
  expect(tabs.map(([, label, count]) => `${label} ${count}`)).toEqual([
    'Todos 1',
    'Idosos 1',
    'Adaptado 0',
    'Juvenil 0',
    'Comunitário 0',
    'Futebol 0',
    'Aquáticos 0',
  ]);
});

test('a card shows badge, schedule and place', () => {
  const html = render('idosos');
  expect(html).toContain('<span class="tag tag--green">Idosos</span>');
  expect(html).toContain('<dt>Horário:</dt> <dd>Quintas-feiras, das 14h às 17h</dd>');
  expect(html).toContain('<dt>Local:</dt> <dd>Ginásio Poliesportivo, Macapá</dd>');
  expect(html).toContain('href="/programas/quinta-feliz"');
});
