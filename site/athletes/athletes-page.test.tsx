import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Athlete } from '#content/athletes';
import type { AthleteGroup } from '../../lib/vocabulary.ts';
import { AthletesPage } from './athletes-page.tsx';

const naira: Athlete = {
  slug: 'naira-quaresma',
  name: 'Naíra Quaresma',
  sport: 'Judô',
  birthplace: 'Oiapoque',
  group: 'talentos',
  headline: 'Campeã brasileira sub-18',
  picture: undefined,
  age: 16,
  achievements: [{ year: 2024, text: 'Campeã brasileira sub-18' }],
  biography: [],
  activeFrom: 2019,
  activeTo: undefined,
};

const render = (group: AthleteGroup, term: string) =>
  renderToStaticMarkup(
    <AthletesPage
      athletes={[naira]}
      services={[]}
      hasCentres={false}
      group={group}
      term={term}
      notice={undefined}
      now={new Date('2025-05-12T12:00:00Z')}
    />,
  );

test('a search without result says so, with the term as it was typed', () => {
  const html = render('talentos', 'xadrez <b>');
  expect(html).toContain('>Nenhum atleta encontrado<');
  expect(html).toContain(
    '>Não foram encontrados atletas com o termo de busca &quot;xadrez &lt;b&gt;&quot;.<',
  );
  expect(html).toContain('>Limpar busca<');
});

test('an empty tab points to the tab that found someone', () => {
  const html = render('futebol', 'judo');
  expect(html).toContain('href="/atletas?grupo=talentos&amp;busca=judo"');
  expect(html).toMatch(/Ver 1 em Novos Talentos/);
});

test('the search keeps the tab it was typed on', () => {
  expect(render('talentos', '')).toContain('<input type="hidden" name="grupo" value="talentos"/>');
  expect(render('lendas', '')).not.toContain('name="grupo"');
});

test('a rising athlete has an age and nothing else that is personal', () => {
  const html = render('talentos', '');
  expect(html).toContain('>16 anos<');
  expect(html).toContain('<dt>Naturalidade:</dt> <dd>Oiapoque</dd>');
  expect(html).not.toMatch(/nasc|telefone|e-mail/i);
});

test('no two people of the page share a picture, in no tab', () => {
  const picture = { kind: 'poster', poster: 'atacante', alt: '' } as const;
  const groups = ['lendas', 'lendas', 'talentos', 'talentos'] as const;
  const athletes = groups.map((group, index) => ({
    ...naira,
    slug: `a${index}`,
    name: `Atleta ${index}`,
    group,
    picture,
  }));
  const pictures = (['lendas', 'talentos'] as const).flatMap((group) => {
    const html = renderToStaticMarkup(
      <AthletesPage
        athletes={athletes}
        services={[]}
        hasCentres={false}
        group={group}
        term=""
        notice={undefined}
        now={new Date()}
      />,
    );
    return [...html.matchAll(/\/cartazes\/atacante\.[\w-]+\.svg/g)].map(([address]) => address);
  });
  expect(pictures).toHaveLength(4);
  expect(new Set(pictures).size).toBe(4);
});
