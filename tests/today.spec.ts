import { liveStream } from '../sample/live-stream.ts';
import { expect, test } from './support/test.ts';

/** The clock of the tests stands at Monday, 12 May 2025, 9 in the morning; the sample begins that day. */
test.describe('today', () => {
  test('what goes on comes first, then what is left, then the next days', async ({ page }) => {
    await page.goto('/hoje');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoje no Amapá');
    const now = page.getByRole('region', { name: 'Agora e daqui a pouco' });
    await expect(now.getByRole('heading', { level: 3 })).toHaveText([
      liveStream.title,
      'Treinos de atletismo, natação e bocha',
    ]);
    await expect(now.getByRole('listitem').first()).toContainText('No ar agora');
    await expect(now).toContainText('Começou às 8h. Vai até 11h.');
    const later = page.getByRole('region', { name: 'Mais tarde' });
    await expect(later.getByRole('heading', { level: 3 })).toHaveText([
      'Natação e hidroginástica à noite, Macapá',
    ]);
    const next = page.getByRole('region', { name: 'Próximos dias' });
    await expect(
      next.getByRole('link', { name: /terça-feira, 13 de maio de 2025/ }),
    ).toHaveAttribute('aria-current', 'true');
    await expect(next.getByRole('heading', { level: 3 }).first()).toHaveText('Escolinha de Vôlei');
  });

  test('the same class in many towns is one row, and each town leads to its own date', async ({
    page,
  }) => {
    await page.goto('/hoje?dia=2025-05-15');
    const next = page.getByRole('region', { name: 'Próximos dias' });
    const row = next
      .getByRole('listitem')
      .filter({ hasText: /Em \d+ municípios/ })
      .first();
    await row.getByRole('link', { name: 'Santana' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/programas\/[^/]+\/[^/]*santana[^/]*\/2025-05-15$/);
    await page.goto('/hoje?dia=2025-05-15&municipio=santana');
    await expect(next.getByText(/Em \d+ municípios/)).toHaveCount(0);
  });

  test('another day is one tap away, and back returns', async ({ page }) => {
    await page.goto('/hoje');
    const next = page.getByRole('region', { name: 'Próximos dias' });
    await next.getByRole('link', { name: /quinta-feira, 15 de maio/ }).click();
    await expect(page).toHaveURL(/dia=2025-05-15/);
    await expect(next.getByRole('link', { name: 'Quinta Feliz' }).first()).toBeVisible();
    await page.goBack();
    await expect(next.getByRole('link', { name: /^terça-feira/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('town, age, sport, price and access are in the address and narrow together', async ({
    page,
  }) => {
    await page.goto('/hoje?municipio=santana&idade=65&gratuito=sim&dia=2025-05-15');
    const next = page.getByRole('region', { name: 'Próximos dias' });
    await expect(next.getByRole('heading', { level: 3 })).toHaveText(['Quinta Feliz, Santana']);
    await expect(page.getByLabel('Minha cidade')).toHaveValue('santana');
    await page.goto('/hoje?municipio=santana&idade=10&dia=2025-05-15');
    await expect(next.getByRole('heading', { level: 3 })).toHaveText([
      'Escolinha de Vôlei, Santana',
    ]);
    await page.goto('/hoje?esporte=bocha&acessivel=sim');
    await expect(page.getByRole('region', { name: 'Agora e daqui a pouco' })).toBeVisible();
    await page.goto('/hoje?idade=trinta');
    await expect(page.getByText('Parte do endereço não existe')).toBeVisible();
  });

  test('where the town has nothing left, the nearest others come with their distance', async ({
    page,
  }) => {
    await page.goto('/hoje?municipio=santana');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Por hoje, acabou');
    await expect(page.getByText('A primeira de amanhã')).toBeVisible();
    const near = page.getByRole('region', { name: /perto de Santana/ });
    await expect(near.getByRole('listitem').first()).toContainText(/a \d+ km em linha reta/);
  });

  test('the town is kept on the device only, and forgotten with one tap', async ({
    page,
    context,
  }) => {
    await page.goto('/hoje');
    await expect(page.getByRole('button', { name: 'Esquecer' })).toBeHidden();
    await page.getByLabel('Minha cidade').selectOption('Santana');
    await expect(page).toHaveURL(/municipio=santana/);
    expect(await context.cookies()).toEqual([]);
    await page.goto('/hoje');
    await expect(page.getByLabel('Minha cidade')).toHaveValue('');
    await expect(page.getByLabel('Minha cidade').getByRole('option').nth(1)).toHaveText(
      'Santana (minha cidade)',
    );
    await page.getByRole('button', { name: 'Esquecer' }).click();
    await expect(page.getByRole('button', { name: 'Esquecer' })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('municipio'))).toBeNull();
  });

  test('the week goes to WhatsApp as a text with hours and places', async ({ page }) => {
    await page.goto('/hoje?municipio=santana');
    const href = await page
      .getByRole('link', { name: /Compartilhar a semana/ })
      .getAttribute('href');
    const text = new URL(href ?? '').searchParams.get('text') ?? '';
    expect(text).toContain('Esporte e lazer nesta semana: Santana');
    expect(text).toContain('*Quinta-feira, 15 de maio*');
    expect(text).toContain('14h Quinta Feliz (Praça Cívica, Santana)');
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/\/hoje\?municipio=santana$/);
  });

  test('what is over is outlined on a phone too, and what is on air is red', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto('/hoje');
    await page.evaluate(() => {
      const bar = document.querySelector('.day-figure__bar');
      bar?.classList.replace('day-figure__bar--now', 'day-figure__bar--past');
    });
    const past = page.locator('.day-figure__bar--past').first();
    await expect(past).toHaveCSS('border-top-color', 'rgb(4, 24, 47)');
    await expect(page.getByText('No ar agora')).toHaveCSS('background-color', 'rgb(200, 16, 46)');
  });
});
