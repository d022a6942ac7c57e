import { expect, expectAbortComplaints, test } from './support/test.ts';

test.describe('Libras', () => {
  test.use({ viewport: { width: 1366, height: 800 } });

  test('says what it costs before anything is fetched, and survives its absence', async ({
    page,
    complaints,
  }) => {
    const asked: string[] = [];
    await page.route(/vlibras\.gov\.br/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.goto('/agenda/quinta-feliz');
    await page.getByRole('link', { name: 'Libras' }).click();
    await expect(page.getByText('pode gastar vários megabytes')).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'Abrir o VLibras' }).click();
    await expect(page.getByText('Não foi possível abrir o VLibras agora.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Quinta Feliz');
    expect(asked).toHaveLength(1);
    expectAbortComplaints(complaints);
  });

  test('opens when it comes', async ({ page }) => {
    await page.route(/vlibras\.gov\.br/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.VLibras = { Widget: class { constructor(root) { window.opened = eval("root") } } };',
      }),
    );
    await page.goto('/libras/tradutor?pagina=/agenda');
    await expect(page.getByText('VLibras aberto.')).toBeVisible();
    expect(await page.evaluate('window.opened')).toBe('https://vlibras.gov.br/app');
  });

  test('only its own page is open to it; a foreign address is no page', async ({ request }) => {
    const policy = async (path: string) =>
      (await request.get(path)).headers()['content-security-policy'];
    expect(await policy('/libras/tradutor?pagina=/')).toContain("'unsafe-eval'");
    for (const path of ['/', '/libras', '/acessibilidade', '/nao-existe'])
      expect(await policy(path)).not.toMatch(/unsafe|vlibras/);
    const foreign = await request.get('/libras?pagina=//mau.example/');
    // The page prints its own address as text, without a link.
    expect(await foreign.text()).not.toMatch(/(href|src|action)="[^"]*mau\.example/);
  });
});
