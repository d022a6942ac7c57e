import { paths, programPath, servicePath } from '../lib/paths.ts';
import { expect, test } from './support/test.ts';

const copa = servicePath('inscrever-equipe-copa-das-arenas');
const grant = servicePath('bolsa-atleta');

test.describe('what promises leads there and says no more', () => {
  test('the programs', async ({ page }) => {
    await page.goto(programPath('copa-arenas'));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Quero participar' })).toHaveAttribute(
      'href',
      copa,
    );
    await expect(page.getByRole('region', { name: 'Como Participar' })).toContainText(
      'Abre em 1º de junho: Inscrever sua equipe na Copa das Arenas.',
    );
    await page.goto(paths.programs);
    await expect(
      page.getByRole('region', { name: 'Como Participar' }).getByRole('link'),
    ).toHaveAttribute('href', paths.services);
  });

  test('the support for athletes', async ({ page }) => {
    await page.goto(paths.athletes);
    const support = page.getByRole('region', { name: 'Apoio aos Atletas' });
    await expect(support.getByRole('listitem').first()).toContainText('Aberto até 1º de junho');
    await support.getByRole('link', { name: 'Bolsa Atleta' }).click();
    await expect(page).toHaveURL(grant);
  });

  test('the badge on the home page, while something is open', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Inscrições abertas' })).toHaveAttribute(
      'href',
      paths.services,
    );
  });
});

test('the search has a service before the news about it', async ({ page }) => {
  for (const [words, title] of [
    ['bolsa atleta', 'Pedir o Bolsa Atleta'],
    ['inscrever equipe copa das arenas', 'Inscrever sua equipe na Copa das Arenas'],
    ['usar ginásio', 'Usar um ginásio, uma arena ou uma quadra'],
    ['reclamar', 'Reclamar, sugerir ou elogiar'],
  ] as const) {
    await page.goto(`${paths.search}?q=${encodeURIComponent(words)}`);
    await expect(page.locator('.results__list > li').first(), words).toContainText(title);
  }
});
