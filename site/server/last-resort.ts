import { type Page, toPage } from './page.ts';

const html = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Falha</title>
<h1 lang="en">Unexpected Application Error!</h1>
<p>500</p>
<p>O problema é nosso, não seu. Espere um minuto e tente de novo.</p>
<p><a href="/">Voltar para o início</a></p>
</html>
`;

/** For when even the failure page can't be rendered: that needs the database, this does not. */
export function lastResort(): Promise<Page> {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return toPage(new Response(html, { status: 500, headers }));
}
