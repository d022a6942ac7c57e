import { expect, test } from './support/test.ts';

test.describe('one date of a class', () => {
  test('says when, where, for whom, and goes into a calendar as a rule', async ({ page }) => {
    await page.goto('/programas/quinta-feliz/macapa/2025-05-15');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quinta Feliz');
    await expect(page.getByText('Toda quinta, 14h–17h')).toBeVisible();
    await expect(page.getByText('A partir de 60 anos').first()).toBeVisible();
    await page.getByRole('button', { name: 'Pôr no meu calendário' }).click();
    const google = page.getByRole('link', { name: /Google/ });
    const recurrence = new URL((await google.getAttribute('href')) ?? '').searchParams.get('recur');
    expect(recurrence).toMatch(/^RRULE:FREQ=WEEKLY;.*BYDAY=TH/);
  });

  test('is where the rule has a date, and nowhere else', async ({ request }) => {
    const status = async (path: string) =>
      (await request.get(`/programas/quinta-feliz/${path}`, { maxRedirects: 0 })).status();
    expect(await status('macapa/2025-05-22')).toBe(200);
    expect(await status('macapa/2025-05-22.ics')).toBe(200);
    for (const path of ['macapa/2025-05-23', 'macapa/2025-05-08', 'macapa/2031-05-15', 'macapa/x'])
      expect(await status(path), path).toBe(404);
    expect(await status('ninguem/2025-05-22')).toBe(404);
    // The rule of another program is at its own address.
    const moved = await request.get('/programas/quinta-feliz/treinos/2025-05-14', {
      maxRedirects: 0,
    });
    expect(moved.status()).toBe(301);
    expect(moved.headers().location).toBe('/programas/jogos-paralimpicos/treinos/2025-05-14');
  });
});

test('the agenda’s list stays what it was, and classes stand under it', async ({ page }) => {
  await page.goto('/agenda?data=2025-05-15');
  const list = page.getByRole('region', { name: /Mostrando eventos para 15 de maio/ });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Quinta Feliz']);
  const classes = page.getByRole('region', { name: 'Aulas e treinos neste dia' });
  await expect(classes.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.goto('/agenda?data=2025-05-10');
  await expect(classes).toHaveCount(0);
  await page.goto('/agenda?data=2025-05-15&categoria=competicao');
  await expect(classes).toHaveCount(0);
});

test('the calendar of classes narrows by town, and refuses what does not exist', async ({
  request,
}) => {
  const whole = await (await request.get('/dados/aulas.ics')).text();
  const santana = await (await request.get('/dados/aulas.ics?municipio=santana')).text();
  const count = (text: string) => text.match(/BEGIN:VEVENT/g)?.length ?? 0;
  expect(count(whole)).toBe(43);
  expect(count(santana)).toBe(6);
  const wrong = await request.get('/dados/aulas.ics?municipio=belem');
  expect(wrong.status()).toBe(400);
  expect(await wrong.text()).toContain('municipio: amapa, calcoene');
});
