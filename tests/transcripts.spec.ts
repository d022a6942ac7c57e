// Long because it is six journeys, each a list of acts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ScreenReader, startReader } from './support/screen-reader.ts';
import { expect, expectStatusComplaint, test } from './support/test.ts';

/**
 * Six journeys as a screen reader says them. The texts in `transcripts/` are there to be read: after a change,
 * `playwright test tests/transcripts.spec.ts --update-snapshots` writes them again, and whoever made the change
 * reads what became of them.
 */
test.use({ viewport: { width: 1280, height: 800 } });

/** Whatever a journey says must make sense by itself, whether or not the transcript was written again. */
function expectSense(text: string): void {
  const lines = text.split('\n').map((line) => line.trim());
  expect(lines.filter((line) => /^(link|botão|campo|imagem|região)$/.test(line))).toEqual([]);
  expect(
    lines.filter((line) => /^\(?\d+\)?$/.test(line)),
    'numbers of nothing',
  ).toEqual([]);
  expect(lines.filter((line) => /^anúncio( urgente)?:? *\d* *$/.test(line))).toEqual([]);
  expect(lines.filter((line) => /\b(heading|listitem|level|end of)\b/.test(line))).toEqual([]);
}

function expectTranscript(name: string, reader: ScreenReader): string {
  const text = reader.transcript();
  expectSense(text);
  const file = join(import.meta.dirname, 'transcripts', `${name}.txt`);
  if (/all|changed/.test(test.info().config.updateSnapshots)) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
  return text;
}

/** Where something is said; the lines that are named come in this order. */
function expectOrder(text: string, ...wanted: string[]): void {
  const places = wanted.map((words) => text.indexOf(words));
  expect(places.map((place, index) => (place < 0 ? wanted[index] : 'said'))).toEqual(
    wanted.map(() => 'said'),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

test('from the home page to today', async ({ page }) => {
  const reader = await startReader(page);
  reader.note('Abre a página inicial');
  await page.goto('/');
  await reader.arrive();
  await reader.read('header');
  reader.note('Segue o link Hoje');
  await page
    .getByRole('navigation', { name: 'Serviços' })
    .getByRole('link', { name: 'Hoje' })
    .click();
  await page.waitForURL('/hoje');
  await reader.arrive();
  await reader.read('#hoje > header');
  const text = expectTranscript('da-pagina-inicial-a-hoje', reader);
  expectOrder(
    text,
    'navegação: Principal',
    'link: Hoje',
    'Segue o link Hoje',
    '\nHoje ·',
    'título 1:',
  );
});

test('a day of the agenda', async ({ page }) => {
  const reader = await startReader(page);
  reader.note('Abre a agenda');
  await page.goto('/agenda');
  await reader.arrive();
  reader.note('Escolhe o dia 15 no calendário');
  const day = page.locator('#agenda-calendario').getByRole('link', { name: /^15 de maio/ });
  await day.focus();
  await reader.hear();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/data=2025-05-15/);
  await expect(page.getByRole('status').last()).toContainText('15 de maio');
  await reader.hear();
  reader.note('Lê a lista');
  await reader.read('#agenda-lista');
  const text = expectTranscript('um-dia-da-agenda', reader);
  expectOrder(text, 'anúncio:', 'Lê a lista', 'título 2: Mostrando eventos para', 'Quinta Feliz');
});

test('a sign-up with an error', async ({ page, complaints }) => {
  const reader = await startReader(page);
  reader.note('Abre a inscrição na Quinta Feliz');
  await page.goto('/servicos/participar-quinta-feliz/inscricao');
  await reader.arrive();
  reader.note('Começa, e continua sem escrever nada');
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page).toHaveTitle(/^Pessoa/);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveTitle(/^Erro/);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await reader.arrive();
  reader.note('O foco está no resumo dos erros');
  await reader.read('main [role=alert]');
  reader.note('Segue o primeiro erro até o campo');
  await summary.getByRole('link').first().press('Enter');
  await expect(page.getByLabel('Nome completo')).toBeFocused();
  await reader.hear();
  const text = expectTranscript('uma-inscricao-com-erro', reader);
  expectOrder(
    text,
    'Erro: Pessoa',
    'alerta: Falta acertar 2 campos',
    'link: ',
    'campo: Nome completo',
  );
  expect(text).toContain('obrigatório');
  expectStatusComplaint(complaints, 422);
});

test('a bracket', async ({ page }) => {
  const reader = await startReader(page);
  reader.note('Abre a Copa das Arenas 2024, feminina');
  await page.goto('/competicoes/copa-das-arenas-2024-feminina');
  await reader.arrive();
  await reader.read('main header.mast');
  const text = expectTranscript('uma-chave', reader);
  expectOrder(
    text,
    'título 2: Chave',
    'lista: Quartas de final, Norte da linha',
    'nos pênaltis',
    'lista: Semifinal, Norte da linha',
    'lista: Semifinal, Sul da linha',
    'título 3: Final',
    'campeã',
  );
});

test('the menu of calendars', async ({ page }) => {
  const reader = await startReader(page);
  reader.note('Abre a agenda de 15 de maio');
  await page.goto('/agenda?data=2025-05-15');
  await reader.arrive();
  const button = page.getByRole('button', { name: 'Adicionar ao calendário' });
  await button.focus();
  await reader.hear();
  reader.note('Abre o menu com Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator(':popover-open')).toBeVisible();
  const links = page.locator(':popover-open').locator('a, button');
  for (let left = await links.count(); left > 0; left -= 1) {
    await page.keyboard.press('Tab');
    await reader.hear();
  }
  reader.note('Fecha com Esc');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await reader.hear();
  const text = expectTranscript('o-menu-do-calendario', reader);
  expectOrder(text, 'botão: Adicionar ao calendário', 'Abre o menu', 'link: ', 'Fecha com Esc');
});

test('suggestions while typing', async ({ page }) => {
  const reader = await startReader(page);
  reader.note('Abre a busca na página inicial');
  await page.goto('/');
  await reader.arrive();
  await page.getByRole('link', { name: 'Buscar no site' }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Pesquisar no portal' });
  await expect(field).toBeFocused();
  await reader.hear();
  reader.note('Escreve: natação');
  await field.fill('natação');
  await expect(page.getByRole('status').filter({ hasText: 'sugest' })).toBeAttached();
  await reader.hear();
  reader.note('Desce até a primeira');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#sugestoes [aria-selected=true]')).toBeVisible();
  await reader.read('#sugestoes');
  const text = expectTranscript('sugestoes', reader);
  expectOrder(text, 'caixa de combinação: Pesquisar no portal', 'anúncio:', 'sugestões', 'opção: ');
});
