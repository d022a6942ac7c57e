import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.describe('spec 2, Layout', () => {
  test('the navigation has its eight items in order, and marks this page', async ({ page }) => {
    const items = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
    await expect(items).toHaveText([
      'Início',
      'Notícias',
      'Esporte e Lazer',
      'Agenda',
      'Projetos',
      'Ao Vivo',
      'Atletas',
      'Secretaria',
    ]);
    const paths = await items.evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(paths).toEqual([
      '/',
      '/noticias',
      '/esporte-e-lazer',
      '/agenda',
      '/programas',
      '/transmissoes',
      '/atletas',
      '/sobre',
    ]);
    await expect(items.first()).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('banner').getByRole('link', { name: /SEDEL/ })).toHaveAttribute(
      'href',
      '/',
    );
  });

  test('the footer has mission, quick links, contact, networks and the year', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('como caminho de transformação social');
    const quick = footer.getByRole('navigation', { name: 'Links rápidos' }).getByRole('link');
    await expect(quick).toHaveText([
      'Agenda de Eventos',
      'Programas e Projetos',
      'Nossos Atletas',
      'Transmissões ao Vivo',
    ]);
    const paths = await quick.evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(paths).toEqual(['/agenda', '/programas', '/atletas', '/transmissoes']);
    for (const text of ['Macapá - AP', '68900-000', '(96) 0000-0000', 'contato@exemplo.ap.gov.br'])
      await expect(footer).toContainText(text);
    await expect(footer).toContainText('© 2025');
    for (const network of ['Instagram', 'Facebook', 'YouTube'])
      await expect(footer.getByRole('link', { name: network })).toHaveAttribute('target', '_blank');
  });
});
