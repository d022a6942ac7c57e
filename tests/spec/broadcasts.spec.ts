import { counted } from '../../lib/counts.ts';
import { expect, stubVideo, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => stubVideo(page));

test.describe('spec 2, Broadcasts', () => {
  test("'AO VIVO AGORA' with the viewers in pt-BR, and a player that starts unmuted", async ({
    page,
  }) => {
    await page.goto('/transmissoes');
    await expect(page.getByRole('heading', { name: 'AO VIVO AGORA' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('1.243 pessoas assistindo');
    await expect(page.getByRole('main')).toContainText('19:30');
    const player = page.locator('iframe');
    await expect(player).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?.*autoplay=1/,
    );
    await expect(player).toHaveAttribute('src', /mute=0/);
    await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  });

  test('its three buttons', async ({ page }) => {
    await page.goto('/transmissoes');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Assistir no YouTube' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(main.getByRole('button', { name: 'Compartilhar' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Agenda completa' })).toHaveAttribute(
      'href',
      '/agenda',
    );
  });

  test("tabs: 'Próximas transmissões' by default, 'Transmissões anteriores'", async ({ page }) => {
    await page.goto('/transmissoes');
    const upcoming = page.getByRole('link', { name: 'Próximas transmissões' });
    await expect(upcoming).toHaveAttribute('aria-current', 'true');
    const list = page.getByRole('region', { name: 'Próximas transmissões' });
    await expect(list.getByRole('link', { name: /^Lembrete/ })).toHaveCount(4);
    await expect(list.getByRole('button', { name: 'Adicionar ao calendário' })).toHaveCount(4);
    await page.getByRole('link', { name: 'Transmissões anteriores' }).click();
    await expect(page).toHaveURL(/aba=anteriores/);
  });

  test('product: a reminder rings 15 minutes before', async ({ page, request }) => {
    await page.goto('/transmissoes');
    const address = await page
      .getByRole('link', { name: /^Lembrete/ })
      .first()
      .getAttribute('href');
    expect(await (await request.get(address ?? '')).text()).toContain('TRIGGER:-PT15M');
  });

  test('spec 4: the first recording by default; choosing another shows its data', async ({
    page,
  }) => {
    await page.goto('/transmissoes?aba=anteriores');
    const chosen = page.locator('.recordings__selected');
    await expect(chosen.getByRole('heading')).toHaveText('Travessia do Rio Matapi');
    await expect(chosen).toContainText('2.3K');
    await expect(chosen).toContainText('1:48:20');
    await page
      .locator('.recordings__list')
      .getByRole('link', { name: /Vôlei: final do estadual/ })
      .click();
    await expect(chosen.getByRole('heading')).toHaveText('Vôlei: final do estadual');
    await expect(page).toHaveURL(/gravacao=volei-final-do-estadual/);
    await page.goBack();
    await expect(chosen.getByRole('heading')).toHaveText('Travessia do Rio Matapi');
  });

  test('spec 9: the list is at most 600 px high and scrolls', async ({ page }) => {
    await page.goto('/transmissoes?aba=anteriores');
    const style = await page.locator('.recordings__list').evaluate((list) => {
      const { maxHeight, overflowY } = getComputedStyle(list);
      return { maxHeight, overflowY };
    });
    expect(style).toEqual({ maxHeight: '600px', overflowY: 'auto' });
  });

  test('categories in order, filtering both lists', async ({ page }) => {
    await page.goto('/transmissoes');
    const categories = page.getByRole('navigation', { name: 'Categorias' }).getByRole('link');
    await expect(categories).toHaveText([
      'Futebol',
      'Basquete',
      'Vôlei',
      'Natação',
      'Atletismo',
      'Esportes Paralímpicos',
      'Jogos Escolares',
      'Todas',
    ]);
    await categories.first().click();
    await expect(page).toHaveURL(/categoria=futebol/);
    await expect(page.getByRole('link', { name: /^Lembrete/ })).toHaveCount(1);
  });

  test("'Ver todas' lists every broadcast of its tab, or of its chosen category", async ({
    page,
  }) => {
    for (const [path, title, count] of [
      ['/transmissoes', 'Todas as próximas transmissões', 4],
      ['/transmissoes?aba=anteriores', 'Todas as transmissões anteriores', 5],
      ['/transmissoes?categoria=futebol', 'Todas as próximas transmissões, Futebol', 1],
    ] as const) {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name: 'Ver todas', exact: true }).click();
      await expect(page).toHaveURL(/ver=todas/);
      const list = page.getByRole('region', { name: title });
      await expect(list.getByRole('listitem')).toHaveCount(count);
      await expect(list.getByText(counted(count, 'transmissão', 'transmissões'))).toBeVisible();
    }
    await page.goto('/transmissoes?aba=anteriores&ver=todas&pagina=9');
    await expect(page.getByRole('region', { name: 'Todas as' }).getByRole('listitem')).toHaveCount(
      5,
    );
  });

  test("the channel and 'Enviar sugestão' lead somewhere", async ({ page }) => {
    await page.goto('/transmissoes?aba=anteriores');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /Inscrever-se no canal/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await main.getByRole('link', { name: 'Enviar sugestão' }).click();
    await expect(page.getByLabel('Assunto')).toHaveValue('sugestao');
  });
});
