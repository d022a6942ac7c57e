import { expect, test } from '../support/test.ts';

test.describe('product: Sport and leisure', () => {
  test('what happens this week, four categories, places on a map and as a list', async ({
    page,
  }) => {
    await page.goto('/esporte-e-lazer');
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Nesta semana' })).toContainText('Quinta Feliz');
    for (const name of [
      'Esporte Educacional',
      'Esporte de Participação',
      'Esporte de Rendimento',
      'Paradesporto',
    ])
      await expect(main.getByRole('heading', { name })).toBeVisible();
    await expect(page.locator('.amapa__town')).toHaveCount(16);
    await expect(page.locator('.place')).toHaveCount(18);
    await expect(main).toContainText(/CC BY/);
  });

  test('places by municipality and by sport', async ({ page }) => {
    await page.goto('/esporte-e-lazer');
    await page.getByLabel('Município', { exact: true }).selectOption('Santana');
    await expect(page).toHaveURL(/municipio=santana/);
    await expect(page.locator('.place')).toHaveCount(2);
    await page.goto('/esporte-e-lazer?esporte=volei');
    await expect(page.locator('.place')).toHaveCount(5);
  });

  test('a point of the map filters too, and a municipality without places says so', async ({
    page,
  }) => {
    await page.goto('/esporte-e-lazer');
    await page.locator('#mapa-oiapoque').press('Enter');
    await expect(page).toHaveURL(/municipio=oiapoque/);
    await expect(page.locator('.place')).toHaveCount(1);
    await page.goto('/esporte-e-lazer?municipio=cutias');
    await expect(page.getByRole('main')).toContainText('Nenhum lugar por aqui ainda');
  });

  for (const width of [320, 360, 768, 1280])
    test(`B6: at ${width} px the middle of each point belongs to its own town`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/esporte-e-lazer');
      await page.locator('.amapa').scrollIntoViewIfNeeded();
      const wrong = await page.locator('.amapa__town').evaluateAll((towns) =>
        towns
          .filter((town) => {
            const dot = [...town.querySelectorAll('.amapa__dot')].find((at) =>
              at.checkVisibility(),
            );
            dot?.scrollIntoView({ block: 'center' });
            const { x, y, width: w, height: h } = dot?.getBoundingClientRect() ?? new DOMRect();
            return document.elementFromPoint(x + w / 2, y + h / 2)?.closest('a') !== town;
          })
          .map(({ id }) => id),
      );
      expect(wrong).toEqual([]);
    });

  for (const javaScriptEnabled of [true, false])
    test.describe(`on a phone, script: ${javaScriptEnabled}`, () => {
      test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled });

      test("B6: 'Buscar lugares' leads to what was found", async ({ page }) => {
        await page.goto('/esporte-e-lazer');
        await page.getByLabel('Município', { exact: true }).selectOption('Santana');
        await page.getByRole('button', { name: 'Buscar lugares' }).click();
        await expect(page).toHaveURL(/municipio=santana/);
        const found = page.locator('#encontrados', {
          hasText: '2 lugares para praticar em Santana',
        });
        await expect(found).toBeInViewport();
        await expect(page.getByRole('heading', { name: 'Santana' })).toBeInViewport();
      });
    });

  test('spec 9: a tooltip waits 700 ms, the next one within 300 ms does not', async ({ page }) => {
    await page.clock.install();
    await page.goto('/esporte-e-lazer');
    await page.clock.pauseAt(Date.now() + 60_000);
    const tip = page.locator('#dica-macapa');
    const nextTip = page.locator('#dica-oiapoque');
    const pointAt = (slug: string) => page.locator(`#mapa-${slug} text`).first().hover();
    await pointAt('macapa');
    await page.clock.runFor(690);
    await expect(tip).toBeHidden();
    await page.clock.runFor(20);
    await expect(tip).toHaveText('Ver 5 lugares em Macapá');
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await page.clock.runFor(290);
    await pointAt('oiapoque');
    await expect(nextTip).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(310);
    await pointAt('macapa');
    await page.clock.runFor(690);
    await expect(tip).toBeHidden();
    await page.clock.runFor(20);
    await expect(tip).toBeVisible();
  });
});

test.describe('search', () => {
  test('finds without accents, and says when it finds nothing', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Buscar no site' }).click();
    await page.getByRole('combobox', { name: 'Pesquisar no portal' }).fill('natacao');
    await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
    await expect(page).toHaveURL('/busca?q=natacao');
    await expect(
      page.getByRole('link', { name: 'Festival de Natação', exact: true }),
    ).toBeVisible();
    await page.goto('/busca?q=zzzz');
    await expect(page.getByRole('main')).toContainText('Nada encontrado');
  });
});
