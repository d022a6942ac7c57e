import type { Page } from '@playwright/test';
import { expect, expectAbortComplaints, stubVideo, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => stubVideo(page));

test.describe('spec 2, Broadcasts: the players', () => {
  const poster = (page: Page) =>
    page.locator('#no-ar').getByRole('link', { name: /^Assistir no YouTube: / });

  test('product: a recording loads only when asked for', async ({ page }) => {
    await page.goto('/transmissoes/travessia-do-rio-matapi');
    await expect(page.locator('iframe')).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Assistir/ })
      .or(page.getByRole('main').getByRole('link', { name: /^Assistir:/ }))
      .first()
      .click();
    await expect(page.locator('iframe')).toHaveCount(1);
  });

  test('B9: one sound at a time; the live player waits behind its poster and can be resumed', async ({
    page,
  }) => {
    await page.goto('/transmissoes?aba=anteriores');
    const live = page.locator('#no-ar iframe');
    const recording = page.locator('.recordings__selected iframe');
    await expect(live).toHaveCount(1);
    await page.getByRole('button', { name: 'Assistir: Travessia do Rio Matapi' }).click();
    await expect(recording).toHaveCount(1);
    await expect(live).toHaveCount(0);
    await expect(page.locator('#no-ar').getByRole('status')).toContainText('Ao vivo em pausa');
    await page.getByRole('button', { name: /^Voltar à transmissão ao vivo/ }).click();
    await expect(live).toHaveCount(1);
    await expect(live).toHaveAttribute('src', /autoplay=1/);
    await expect(recording).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Voltar à transmissão/ })).toBeHidden();
  });

  test.describe('on a phone', () => {
    // Without motion: the browser reports a cross-fade that it gives up, where a page comes without scripts.
    test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

    for (const javaScriptEnabled of [true, false])
      test.describe(`script: ${javaScriptEnabled}`, () => {
        test.use({ javaScriptEnabled });

        test('B6: choosing a recording brings its player into sight', async ({ page }) => {
          await page.goto('/transmissoes?aba=anteriores');
          await page.locator('#gravacao-jogos-escolares-final-do-futsal').click();
          const chosen = page.locator('.recordings__selected');
          await expect(chosen.getByRole('heading')).toHaveText('Jogos Escolares: final do futsal');
          await expect(chosen.locator('.video')).toBeInViewport({ ratio: 0.9 });
        });
      });
  });

  test('B6: beside the list the player is in sight, and the focus stays where one chooses', async ({
    page,
  }) => {
    await page.goto('/transmissoes?aba=anteriores');
    const other = page.locator('#gravacao-volei-final-do-estadual');
    await other.click();
    await expect(page.locator('.recordings__selected').getByRole('heading')).toHaveText(
      'Vôlei: final do estadual',
    );
    await expect(other).toBeFocused();
  });

  test('product: with data saver a poster with a link instead of the player', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'save-data': 'on' });
    await page.goto('/transmissoes', { waitUntil: 'networkidle' });
    await expect(poster(page)).toBeVisible();
    await expect(poster(page)).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
    await expect(page.locator('#no-ar')).toContainText('Toque para assistir no YouTube');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('product: without the video site the same poster takes the place of the player', async ({
    page,
    complaints,
  }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
    await page.goto('/transmissoes');
    await expect(poster(page)).toBeVisible();
    await expect(poster(page)).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
    await expect(page.locator('iframe')).toHaveCount(0);
    expectAbortComplaints(complaints);
  });
});
