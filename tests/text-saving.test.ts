import type { ValidationError } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { News } from '../cms/payload-types.ts';
import { madeByBlock, madeByFeature, savedText } from './support/every-block.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** What the editor's fields take, keep and refuse. */
const { payload, close } = await openOwnDatabase('text-saving');
afterAll(close);
beforeAll(async () => {
  const { prepareDatabase } = await import('../scripts/prepare-database.ts');
  await prepareDatabase(payload, { sample: false, frozenNow: undefined }, () => {});
});

const linkTo = (url: string) => {
  const { link } = madeByFeature;
  return { ...link, children: [{ ...link.children[0], fields: { linkType: 'custom', url } }] };
};
const withPhone = (phone: string) => {
  const { contacts } = madeByBlock({ photo: 0, document: 0, card: { relationTo: '', value: 0 } });
  return { ...contacts, fields: { ...contacts.fields, contacts: [{ name: 'Setor', phone }] } };
};
const publish = (...children: object[]) =>
  payload.create({
    collection: 'news',
    data: {
      title: 'Notícia de teste',
      excerpt: 'Um resumo.',
      date: '2025-05-12T12:00:00Z',
      date_tz: 'America/Belem',
      category: 'lazer-e-recreacao',
      body: savedText(children) as News['body'],
      _status: 'published',
    },
  });
const refusal = (child: object) =>
  publish(child).then(
    () => 'taken',
    ({ data }: ValidationError) => data.errors.map(({ message }) => message),
  );

test.each(['/documentos/a%20b.pdf', '/busca?q=vôlei', '/agenda?q=a+b', 'https://www.ap.gov.br/é'])(
  'the address %s is kept as it is written',
  async (url) => expect(JSON.stringify((await publish(linkTo(url))).body)).toContain(url),
);

test('a link that the site would not draw is refused in Portuguese', async () => {
  expect(await refusal(linkTo('javascript:alert(1)'))).toEqual([
    'Corrija o link do texto que está incompleto ou leva a um endereço que o site não mostra.',
    'Escreva um endereço que comece com https://, mailto: ou, neste site, com /.',
  ]);
});

test('a telephone that nobody can dial is refused in Portuguese', async () => {
  expect(await refusal(withPhone('a combinar'))).toEqual([
    'Corrija os campos marcados no bloco do texto.',
    'Escreva um número com o DDD, como (96) 3212-5000, um 0800 ou um de três algarismos, como 190.',
  ]);
});

test.each(['', '(96) 3212-5000', '+55 96 99999-0000', '0800 123 4567', '190'])(
  'the telephone “%s” is taken',
  async (phone) => expect(await refusal(withPhone(phone))).toBe('taken'),
);

test('a draft keeps neither styles nor what the editor does not offer', async () => {
  const { paragraph, experimental_table: table } = madeByFeature;
  const styled = { ...paragraph.children[0], text: 'Fica.', style: 'position:fixed;inset:0' };
  const odd = { type: 'iframe', version: 1, children: [styled], src: 'https://exemplo.com' };
  const { contacts } = madeByBlock({ photo: 0, document: 0, card: { relationTo: '', value: 0 } });
  const unknownBlock = { ...contacts, fields: { ...contacts.fields, blockType: 'html' } };
  const body = savedText([
    { ...paragraph, textStyle: 'color:red', children: [styled, odd] },
    ...[odd, unknownBlock, contacts, table],
  ]) as News['body'];
  const { id } = await payload.create({
    ...{ collection: 'news', data: { title: 'Rascunho', body }, draft: true },
  } as const);
  const draft = await payload.findByID({ collection: 'news', id, draft: true, depth: 0 });
  const kept = (draft.body?.root.children ?? []) as { type: string }[];
  expect(kept.map(({ type }) => type)).toEqual(['paragraph', 'block', 'table']);
  expect(kept[0]).toMatchObject({ textStyle: '', children: [{ text: 'Fica.', style: '' }] });
  expect(JSON.stringify(kept)).not.toMatch(/iframe|position:fixed|color:red|"html"/);
});

test('an article comes with its links and cards, and without the texts behind them', async () => {
  const { readArticle } = await import('../content/articles.ts');
  const { docs } = await payload.find({ collection: 'municipalities', limit: 1 });
  const event = await payload.create({
    collection: 'events',
    data: {
      ...{ title: 'Corrida do cartão', startsAt: '2025-06-01T12:00:00Z', place: 'Orla' },
      ...{ startsAt_tz: 'America/Belem', description: 'Corrida.', category: 'lazer' },
      ...{ situation: 'confirmado', _status: 'published', municipality: docs[0]?.id ?? 0 },
    },
  });
  const linked = await publish(linkTo('/agenda'));
  const doc = { relationTo: 'news', value: linked.id };
  const link = madeByFeature.link.children[0];
  const { card } = madeByBlock({
    ...{ photo: 0, document: 0, card: { relationTo: 'events', value: event.id } },
  });
  const fields = { linkType: 'internal', doc };
  const { slug } = await publish({ ...madeByFeature.link, children: [{ ...link, fields }] }, card);
  const found = vi.spyOn(payload, 'find');
  const article = await readArticle(slug ?? '', new Date('2025-05-13T12:00:00Z'));
  expect(article?.body).toMatchObject([
    { children: [{ kind: 'link', href: `/noticias/${linked.slug}` }] },
    {
      card: {
        of: 'events',
        event: { title: 'Corrida do cartão', municipality: { name: docs[0]?.name } },
      },
    },
  ]);
  const read = await Promise.all(found.mock.results.map(({ value }) => value));
  expect(JSON.stringify(read)).toContain(linked.slug);
  expect(JSON.stringify(read)).not.toContain('/agenda');
});
