import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('B17: what is read aloud of a photo post is one sentence', async ({ page }) => {
  const posts = page.locator('.social__posts').getByRole('link');
  await expect(posts).toHaveCount(4);
  for (const name of await posts.allTextContents()) expect(name).not.toMatch(/\.,/);
});

test.describe('spec 2, Home', () => {
  test('the hero has its headline and two buttons', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Esporte e Lazer para todos os amapaenses',
    );
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Acessar Agenda de Eventos' })).toHaveAttribute(
      'href',
      '/agenda',
    );
    await expect(main.getByRole('link', { name: 'Conhecer Programas' })).toHaveAttribute(
      'href',
      '/programas',
    );
  });

  test("the card 'Próximos Eventos' lists the three fixed events in order", async ({ page }) => {
    const card = page.getByRole('region', { name: 'Próximos Eventos' });
    await expect(card.getByRole('listitem')).toHaveText([
      /^15 Jun\s*Corrida na Orla\s*Orla do Macapá$/,
      /^22 Jun\s*Campeonato de Natação\s*Centro Aquático$/,
      /^30 Jun\s*Quinta Feliz - Dança Sênior\s*Ginásio Poliesportivo$/,
    ]);
    await expect(card.getByRole('link', { name: 'Ver Agenda Completa' })).toHaveAttribute(
      'href',
      '/agenda',
    );
  });

  test('the blocks come in the order of the specification', async ({ page }) => {
    const headings = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .allTextContents();
    expect(headings.map((text) => text.trim())).toEqual([
      'Hoje no Amapá',
      'Próximos Eventos',
      'Acesso rápido',
      'Destaques',
      'Nenhuma transmissão ao vivo no momento',
      'Nosso impacto em números',
      'Na agenda',
      'Atletas em destaque',
      'Notícias',
      'O esporte do Amapá no seu e-mail',
      'Treine com a gente nas redes',
    ]);
  });

  test('spec 9: how many of each', async ({ page }) => {
    const count = (name: string) =>
      page.getByRole('region', { name }).getByRole('heading', { level: 3 });
    await expect(count('Acesso rápido')).toHaveCount(4);
    await expect(count('Destaques')).toHaveCount(3);
    await expect(count('Atletas em destaque')).toHaveCount(4);
    await expect(count('Notícias')).toHaveCount(3);
    await expect(page.getByRole('complementary').getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(
      page.getByRole('region', { name: 'Treine com a gente nas redes' }).getByRole('img'),
    ).toHaveCount(0);
    await expect(page.locator('.social__posts a')).toHaveCount(4);
  });

  test('spec 9: the impact figures', async ({ page }) => {
    const figures = page.getByRole('region', { name: 'Nosso impacto em números' });
    await expect(figures.getByRole('definition')).toHaveText(['27+', '5.000+', '120+', '16']);
  });

  test('nothing is live: a link leads to the video channel', async ({ page }) => {
    const block = page.getByRole('region', { name: 'Nenhuma transmissão ao vivo no momento' });
    const channel = block.getByRole('link', { name: /canal/ });
    await expect(channel).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\//);
    await expect(channel).toHaveAttribute('target', '_blank');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('the side card shows the next four, and nothing that is over', async ({ page }) => {
    const card = page.getByRole('complementary', { name: 'Na agenda' });
    await expect(card.getByRole('listitem')).toHaveText([
      /15 mai.*Quinta Feliz.*15\/05\/2025, 14:00, Ginásio Poliesportivo/s,
      /24 mai.*Copa das Arenas: abertura regional.*24\/05\/2025, 09:00, Arena Municipal/s,
      /31 mai.*Sábado no Parque.*31\/05\/2025, 17:00, Parque da Cidade/s,
      /2 jun.*Natação para Todos: aula inaugural.*02\/06\/2025, 18:00, Centro Aquático/s,
    ]);
    await expect(page.getByRole('main').getByText('Realizado')).toHaveCount(0);
  });

  test('the three fixed events lead to their own pages, on the days of the card', async ({
    page,
  }) => {
    for (const [name, date] of [
      ['Corrida na Orla', '15 de junho de 2025'],
      ['Campeonato de Natação', '22 de junho de 2025'],
      ['Quinta Feliz - Dança Sênior', '30 de junho de 2025'],
    ] as const) {
      await page.goto('/');
      await page
        .getByRole('region', { name: 'Próximos Eventos' })
        .getByRole('link', { name })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('main')).toContainText(date);
    }
  });
});

test.describe('product: the carousel', () => {
  test('shows two per view on a wide screen and moves by its buttons', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const reel = page.locator('.reel');
    const shown = () =>
      reel.evaluate((box) => {
        const frame = box.getBoundingClientRect();
        return [...box.querySelectorAll('article')].flatMap((slide, place) => {
          const { left, right } = slide.getBoundingClientRect();
          return left >= frame.left - 1 && right <= Math.min(frame.right, innerWidth) + 1
            ? place
            : [];
        });
      });
    expect(await shown()).toEqual([0, 1]);
    const next = page.getByRole('button', { name: 'Próximo destaque' });
    const back = page.getByRole('button', { name: 'Destaque anterior' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(shown).toEqual([1, 2]);
    await back.focus();
    await page.keyboard.press('Enter');
    await expect(back).toHaveAttribute('aria-disabled', 'true');
  });
});
