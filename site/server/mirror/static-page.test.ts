import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { fileOf, filesIn, staticPage } from './static-page.ts';

const policy = "default-src 'none'; frame-ancestors 'none'; script-src 'self';";

describe('a page as a file', () => {
  test('holds its policy, without what only a header may say', () => {
    const html = staticPage('<head><meta charset="utf-8"><title>x</title>', policy);
    expect(html).toBe(
      '<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; script-src \'self\'"><title>x</title>',
    );
  });

  test('fetches no dictionary, which only the portal compresses by', () => {
    const html = staticPage('<html lang="pt-BR" data-dictionary="/_astro/d.dat"><head>', policy);
    expect(html).toBe('<html lang="pt-BR"><head>');
  });

  test('says that its forms are closed, and keeps no field', () => {
    const html = staticPage(
      '<form action="/contato" method="post"><input name="nome"></form><form class="x" action="/busca"><input></form>',
      policy,
    );
    expect(html).toContain('Este formulário está fechado');
    expect(html).toContain('A busca e os filtros voltam com o portal.');
    expect(html).not.toMatch(/<form|<input/);
  });

  test('names the files it shows and leads to, and nothing else', () => {
    const html =
      '<link href="/favicon.svg"><img src="/midia/a.avif" srcset="/midia/a-1.avif 1x, /midia/a-2.avif 2x"><a href="/agenda/x.ics">x</a><a href="/agenda">y</a><a href="https://outro.exemplo/z.pdf">z</a><meta content="https://portal.exemplo/cartazes/c.png"><a href="/dados/x.csv?ano=2025">q</a>';
    expect(filesIn(html, 'https://portal.exemplo')).toEqual([
      '/favicon.svg',
      '/midia/a.avif',
      '/midia/a-1.avif',
      '/midia/a-2.avif',
      '/agenda/x.ics',
      '/cartazes/c.png',
    ]);
  });
});

describe('where a copy lies', () => {
  test.each([
    ['/', 'text/html', 'index.html'],
    ['/noticias', 'text/html; charset=utf-8', 'noticias.html'],
    ['/noticias/ol%C3%A1', 'text/html', 'noticias/olá.html'],
    ['/dados/noticias.xml', 'application/rss+xml', 'dados/noticias.xml'],
  ])('%s', (path, type, file) => {
    expect(fileOf(path, type)).toBe(file);
  });

  test.each(['/../x', '/a/%2e%2e/b', '/a/..%2fb', '/a%5c..%5cb', '/%00', '/%zz', '//x/../y'])(
    'never outside its folder: %s',
    (path) => {
      expect(fileOf(path, 'text/html')).toBeUndefined();
    },
  );
});

test('the names of files hold no page in memory', async () => {
  const code = `import(${JSON.stringify(new URL('./static-page.ts', import.meta.url).href)}).then(({ filesIn }) => {
    const names = [];
    for (let number = 0; number < 2000; number += 1)
      names.push(...filesIn('<a href="/agenda/evento-' + number + '.ics">' + 'x'.repeat(100_000), ''));
    require('node:worker_threads').parentPort.postMessage(names.length);
  });`;
  const worker = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 48 } });
  expect(await once(worker, 'message')).toEqual([2000]);
  await worker.terminate();
});
