import sharp from 'sharp';
import { servicePath } from '../lib/paths.ts';
import { examplePdf } from '../sample/example-pdf.ts';
import { expect, expectStatusComplaint, test } from './support/test.ts';

const photo = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#8a4' } })
    .jpeg()
    .toBuffer();

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('Bolsa Atleta is asked for with its documents', async ({ page, complaints }) => {
      const next = (name: RegExp | string) => page.getByRole('button', { name }).click();
      await page.goto(servicePath('bolsa-atleta'));
      await page.getByRole('link', { name: 'Fazer o pedido' }).first().click();
      await next('Começar');
      await page.getByLabel('Nome completo').fill('Rosa Maciel Lobato');
      await page.getByLabel('Data de nascimento').fill('5/6/2001');
      await next('Continuar');
      await page.getByLabel('Chave').selectOption({ index: 2 });
      await next('Continuar');
      await page.getByLabel('E-mail').fill('rosa@exemplo.com');
      await next('Continuar');

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mande os documentos');
      const send = async (name: string, file: { type: string; bytes: Buffer }) => {
        const [mimeType, buffer] = [file.type, file.bytes];
        await page.getByLabel(name).setInputFiles({ name: 'arquivo', mimeType, buffer });
        await next(new RegExp(`^(Enviar este|Trocar o) arquivo \\(${name}`));
      };
      const lie = Buffer.from('<!doctype html><script>alert(1)</script>');
      await send('Documento com foto', { type: 'image/jpeg', bytes: lie });
      await expect(page.getByRole('alert')).toContainText('Só recebemos PDF ou foto');
      expectStatusComplaint(complaints, 422);
      const heavy = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9 * 1024 * 1024)]);
      await send('Documento com foto', { type: 'application/pdf', bytes: heavy });
      await expect(page.getByRole('alert')).toContainText('grande demais. O limite é de 8');
      expectStatusComplaint(complaints, 422);
      await send('Documento com foto', { type: 'image/jpeg', bytes: await photo() });
      await expect(page.getByText('Recebido: foto')).toBeVisible();
      await next('Continuar');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mande os documentos');
      const paper = { title: 'Declaração', heading: 'Declaração', paragraphs: ['Compete.'] };
      await send('Declaração', { type: 'application/pdf', bytes: await examplePdf(paper) });
      await expect(page.getByText('Recebido: PDF')).toBeVisible();
      await next('Tirar (Documento com foto)');
      await expect(page.getByText('Recebido: foto')).toHaveCount(0);
      await send('Documento com foto', { type: 'image/jpeg', bytes: await photo() });

      await next('Continuar');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confira e envie');
      await expect(page.getByText('2 arquivos')).toBeVisible();
      await page.getByRole('checkbox').check();
      await next('Enviar a inscrição');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Recebida');
    });
  });
