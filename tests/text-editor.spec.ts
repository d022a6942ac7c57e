// Long because all tests share one portal, which takes seconds to start.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { textBlocks } from '../cms/blocks/text-blocks.ts';
import { examplePdf } from '../sample/example-pdf.ts';
import { openNewForm, publish } from './support/admin-form.ts';
import { account, openEditorsPortal } from './support/editors-portal.ts';
import {
  everyWord,
  madeByBlock,
  madeByFeature,
  paragraph,
  savedText,
} from './support/every-block.ts';
import { expect, stubVideo, test } from './support/test.ts';

const portal = openEditorsPortal({ withAccount: true });
const { read } = portal;
const api = (path: string) => `${portal.admin}/api/${path}`;

async function upload(
  request: APIRequestContext,
  collection: string,
  file: { name: string; mimeType: string; buffer: Buffer },
  words: object,
): Promise<number> {
  const answer = await request.post(api(collection), {
    multipart: { file, _payload: JSON.stringify(words) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).doc.id;
}

async function uploadPhoto(request: APIRequestContext, alt: string): Promise<number> {
  const create = { width: 1200, height: 800, channels: 3, background: '#148a50' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const file = { name: 'campo.jpg', mimeType: 'image/jpeg', buffer };
  return upload(request, 'media', file, { alt, credit: 'Ana Lima' });
}

/** An article as the editor would save it; returns its number. */
async function write(request: APIRequestContext, title: string, body: object, more: object = {}) {
  const data = {
    title,
    body,
    excerpt: 'Um resumo de teste.',
    category: 'lazer-e-recreacao',
    date: new Date(Date.now() - 60_000).toISOString(),
    _status: 'published',
    ...more,
  };
  const answer = await request.post(api('news'), { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).doc.id as number;
}

/** One of each kind that a card can show. */
async function findCards(request: APIRequestContext) {
  const cards = [];
  for (const [relationTo, slug] of [
    ['events', 'quinta-feliz'],
    ['programs', 'copa-arenas'],
    ['services', 'participar-quinta-feliz'],
    ['athletes', 'benedito-sarraf'],
  ] as const) {
    const found = await request.get(api(`${relationTo}?where[slug][equals]=${slug}&depth=0`));
    const [{ id, title, name }] = (await found.json()).docs;
    cards.push({ relationTo, value: id as number, title: (title ?? name) as string });
  }
  return cards;
}

test.beforeEach(async ({ page }) => {
  await page.request.post(api('users/login'), { data: account });
});

test('every block is on the page, in print, in search and in the feed, and loads nothing from elsewhere', async ({
  page,
  browser,
}) => {
  const { request } = page;
  const photo = await uploadPhoto(request, 'Um campo verde.');
  const title = 'Regulamento de exemplo';
  const buffer = await examplePdf({ title, heading: title, paragraphs: ['Artigo 1.'] });
  const pdf = { name: 'regulamento.pdf', mimeType: 'application/pdf', buffer };
  const file = await upload(request, 'documents', pdf, { title });
  const cards = await findCards(request);
  const blocks = cards.map(({ title: _, ...card }) => madeByBlock({ photo, document: file, card }));
  const body = savedText([
    ...Object.values(madeByFeature),
    ...Object.values(blocks[0] ?? {}),
    ...blocks.slice(1).map(({ card }) => card),
  ]);
  await write(request, 'Notícia com todos os blocos', body);
  const path = '/noticias/noticia-com-todos-os-blocos';
  const words = [...everyWord, title, ...cards.map(({ title }) => title)];

  const hosts = new Set<string>();
  page.on('request', (sent) => hosts.add(new URL(sent.url()).host));
  await page.goto(portal.site + path, { waitUntil: 'networkidle' });
  const text = page.locator('.prose');
  const expectAll = async (where: Locator) => {
    for (const word of words)
      await expect(where.getByText(word).filter({ visible: true }).first(), word).toBeVisible();
  };
  await expectAll(text);
  expect([...hosts]).toEqual([new URL(portal.site).host]);
  await expect(text.getByRole('columnheader')).toHaveText(['Prova', 'Recorde']);
  await expect(text.getByRole('rowheader')).toHaveText('Cem metros');
  await expect(text.getByText(/^Legenda da fotografia · Foto: Ana Lima/)).toBeVisible();
  await expect(text.getByText(/\(PDF, \d+ KB\)/)).toBeVisible();
  await expect(text.getByRole('img', { name: 'Um campo verde.' })).toHaveCount(3);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((name) => localStorage.setItem('theme', name), theme);
    await page.reload({ waitUntil: 'networkidle' });
    expect((await new AxeBuilder({ page }).analyze()).violations, theme).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.emulateMedia({ media: 'print' });
  await expectAll(text);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(portal.site + path);
  await expectAll(still.locator('.prose'));
  await plain.close();

  const feed = await read(request, '/dados/noticias.xml');
  for (const word of words) expect(feed, word).toContain(word);
  for (const word of ['Legenda da galeria', 'Assunto do setor', 'Dez segundos', 'Título do vídeo'])
    await expect
      .poll(() => read(request, `/busca?q=${encodeURIComponent(`"${word}"`)}`), { message: word })
      .toContain('Notícia com todos os blocos');
  expect((await request.get(`${portal.site}${path}/cartaz`)).status()).toBe(200);
});

test('a video in a text plays in its place', async ({ page }) => {
  await stubVideo(page);
  await page.goto(`${portal.site}/noticias/noticia-com-todos-os-blocos`);
  const video = page.locator('.prose .video');
  await video.getByRole('button', { name: 'Assistir: Título do vídeo' }).click();
  await expect(video.getByTitle('Vídeo: Título do vídeo')).toBeVisible();
  await expect(video.getByRole('status')).toBeEmpty();
  await expect(video.getByRole('link')).toBeHidden();
});

/** As the browser hands over what lies on the clipboard. */
async function paste(editor: Locator, file: string): Promise<void> {
  const html = readFileSync(new URL(`fixtures/${file}`, import.meta.url), 'utf8');
  await editor.click();
  await editor.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    clipboardData.setData('text/plain', 'sem forma');
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, html);
}

async function publishPasted(page: Page, title: string, file: string): Promise<Locator> {
  await openNewForm(page, portal.admin, 'news');
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Resumo').fill('Um resumo de teste.');
  await page.locator('#field-category').click();
  await page.getByText('Lazer e Recreação', { exact: true }).click();
  const editor = page.locator('[data-lexical-editor]');
  await paste(editor, file);
  await expect(editor.locator('table')).toBeVisible();
  await publish(page);
  const path = `/noticias/${title.toLowerCase().replaceAll(' ', '-')}`;
  await expect.poll(() => portal.statusOf(page.request, path)).toBe(200);
  await page.goto(portal.site + path);
  return page.locator('.prose');
}

/** The text's elements without attributes, but for where links lead and what cells head. */
const shapeOf = (text: Locator) =>
  text.evaluate((element) =>
    element.innerHTML.replace(/ (?!href|scope)[\w-]+="[^"]*"/g, '').replace(/<\/?(section)>/g, ''),
  );

test('text pasted from Word keeps headings, lists, the table and links, and nothing else', async ({
  page,
}) => {
  const text = await publishPasted(page, 'Colada do Word', 'word.clipboard');
  expect(await shapeOf(text)).toBe(
    [
      '<h2>Regulamento da corrida</h2>',
      '<h2>Quem pode correr</h2>',
      '<p>Podem correr moradores do Amapá com mais de 16 anos. Veja a ',
      '<a href="https://www.ap.gov.br/corrida">página da corrida</a> e o arquivo da Ana.</p>',
      '<h2>O que levar</h2>',
      '<ul><li>Documento com foto<ul><li>Identidade ou passaporte</li></ul></li>',
      '<li>Garrafa de água</li></ul>',
      '<p>No dia, em ordem:</p>',
      '<ol><li>Retire o número</li><li>Entre na fila</li></ol>',
      '<ul><li>Sem pressa<ul><li>nem correria</li></ul></li></ul>',
      '<h3>Horários</h3>',
      '<table><thead><tr><th scope="col"><p>Prova</p></th><th scope="col"><p>Largada</p></th></tr>',
      '</thead><tbody><tr><td><p>Cinco quilômetros</p></td><td><p>Sete horas</p></td></tr></tbody>',
      '</table>',
    ].join(''),
  );
});

test('text pasted from a web page keeps the same, and runs and loads nothing', async ({ page }) => {
  const text = await publishPasted(page, 'Colada da rede', 'web.clipboard');
  expect(await shapeOf(text)).toBe(
    [
      '<h2>Notícia de outra página</h2>',
      '<p>Abertura da notícia.<br>Segunda linha.</p>',
      '<p>Frase destacada.</p>',
      '<ol><li>Primeiro<ul><li>De dentro</li></ul></li><li>Segundo</li></ol>',
      '<h3>Detalhes</h3>',
      '<p>Placar</p>',
      '<table><thead><tr><th scope="col"><p>Time</p></th><th scope="col"><p>Gols</p></th></tr>',
      '</thead><tbody><tr><td><p>Santana</p></td><td><p>2</p></td></tr></tbody></table>',
      '<p>Link ruim e <a href="https://www.ap.gov.br/boa">link bom</a>.</p>',
      '<p>Veja <a href="https://www.ap.gov.br/outra">a página</a>.</p>',
    ].join(''),
  );
});

test('the toolbar is always there, with names in Portuguese, and makes a table', async ({
  page,
}) => {
  await openNewForm(page, portal.admin, 'news');
  const tools = page.getByRole('toolbar', { name: 'Ferramentas do texto' });
  const forms = textBlocks.map(({ labels }) => String(labels?.singular));
  const texts = ['Parágrafo', 'Título 2', 'Título 3', 'Lista', 'Lista numerada', 'Citação'];
  const others = ['Negrito', 'Itálico', 'Menos recuo', 'Mais recuo', 'Link', 'Tabela'];
  await expect
    .poll(async () => (await tools.getByRole('button').allTextContents()).sort())
    .toEqual([...texts, ...forms, ...others].sort());
  await tools.getByRole('button', { name: 'Parágrafo' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tools.getByRole('button', { name: 'Título 2' })).toBeFocused();
  await expect(tools.locator('[tabindex="0"]')).toHaveCount(1);
  const editor = page.locator('[data-lexical-editor]');
  await editor.click();
  await page.keyboard.type('Uma palavra');
  await tools.getByRole('button', { name: 'Título 2' }).click();
  await expect(editor.locator('h2')).toHaveText('Uma palavra');
  await expect(tools.getByRole('button', { name: 'Título 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tools.getByRole('button', { name: 'Tabela', exact: true }).click();
  await expect(editor.locator('th')).toHaveCount(3);
  await tools.getByRole('button', { name: 'Linha abaixo' }).click();
  await expect(editor.locator('tr')).toHaveCount(4);
  await tools.getByRole('button', { name: 'Cabeçalho no alto' }).click();
  await expect(editor.locator('th')).toHaveCount(0);
  await tools.getByRole('button', { name: 'Retirar tabela' }).click();
  await expect(editor.locator('table')).toHaveCount(0);
  const axe = new AxeBuilder({ page }).include('.named-toolbar').include('.text-check');
  expect((await axe.analyze()).violations).toEqual([]);
});

test('the check before publishing warns, and does not keep from publishing', async ({ page }) => {
  const { request } = page;
  const photo = await uploadPhoto(request, 'IMG_2034');
  const { docs } = await (await request.get(api('athletes?limit=1&depth=0'))).json();
  const hidden = await request.post(api(`athletes/${docs[0].id}/duplicate?draft=true`), {
    data: { name: 'Atleta em rascunho', slug: 'atleta-em-rascunho', _status: 'draft' },
  });
  const card = { relationTo: 'athletes', value: (await hidden.json()).doc.id };
  const blocks = madeByBlock({ photo, document: 0, card });
  const link = (text: string, url: string) => ({
    ...madeByFeature.link,
    children: [
      {
        ...madeByFeature.link.children[0],
        children: [
          { type: 'text', text, version: 1, format: 0, mode: 'normal', style: '', detail: 0 },
        ],
        fields: { linkType: 'custom', url, newTab: false },
      },
    ],
  });
  const body = savedText([
    { ...madeByFeature.heading, tag: 'h3' },
    link('clique aqui', '/agenda'),
    link('a página antiga', '/pagina-que-nao-existe'),
    blocks.photo,
    blocks.card,
    paragraph(),
  ]);
  const id = await write(request, 'Notícia com avisos', body, { _status: 'draft' });
  await page.goto(`${portal.admin}/admin/collections/news/${id}`);
  const check = page.getByRole('region', { name: 'Antes de publicar' });
  await expect(check.getByRole('listitem')).toHaveText([
    '“Um título” é um título 3 sem um título 2 antes dele.',
    'O link “clique aqui” não diz aonde leva. Escreva o nome da página.',
    'O endereço /pagina-que-nao-existe não existe no site (404).',
    'A imagem “IMG_2034” não tem uma descrição do que se vê.',
    '“Atleta em rascunho” não está publicado: não aparece no site.',
  ]);
  await expect(check.getByRole('status')).toHaveText('5 avisos. Nenhum impede de publicar.');
  await publish(page);
  await expect.poll(() => portal.statusOf(request, '/noticias/noticia-com-avisos')).toBe(200);
  expect(await read(request, '/noticias/noticia-com-avisos')).not.toContain('Atleta em rascunho');
});

test('descriptions of events and programs are checked too; strangers ask nothing', async ({
  page,
  playwright,
}) => {
  await openNewForm(page, portal.admin, 'events');
  const check = page.getByRole('region', { name: 'Antes de publicar' });
  await expect(check.getByRole('status')).toHaveText('Nada a melhorar no texto.');
  await page.getByLabel('Descrição').fill('Para se inscrever, clique aqui.');
  await expect(check.getByRole('listitem')).toHaveText([
    '“clique aqui” não diz aonde se chega. Escreva o nome da página.',
  ]);
  const stranger = await playwright.request.newContext();
  const asked = { data: { addresses: ['/agenda'], documents: [] } };
  expect((await stranger.post(api('text-check'), asked)).status()).toBe(403);
  await stranger.dispose();
});

test('a link to an address that the site would not draw is refused in words', async ({ page }) => {
  const { link } = madeByFeature;
  const [first] = link.children;
  const bad = { linkType: 'custom', url: 'javascript:alert(1)', newTab: false };
  const body = savedText([{ ...link, children: [{ ...first, fields: bad }] }]);
  const data = { title: 'Link ruim', excerpt: 'x', category: 'lazer-e-recreacao', body };
  const answer = await page.request.post(api('news'), { data: { ...data, _status: 'published' } });
  expect(answer.status()).toBe(400);
  const said = await answer.text();
  // Which field; the form itself says why (`tests/text-saving.test.ts`).
  expect(said).toContain('Estes campos precisam de correção: Texto');
  expect(said).not.toMatch(/node failed|following|invalid/i);
});
