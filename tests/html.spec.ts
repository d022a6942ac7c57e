import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findJava } from './support/java.ts';
import { removeDirectory, root, temporaryDirectory } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import { newSubjectPaths } from './support/views.ts';

const java = findJava() ?? '';
const checker = join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');

/** One of every kind of page, and of every state whose HTML is its own. */
const pages = [
  '/',
  '/alternative',
  '/noticias',
  '/noticias?busca=zzz',
  '/noticias?pagina=-1',
  '/noticias/corrida-na-orla-abre-inscricoes',
  '/periodo-eleitoral',
  '/esporte-e-lazer',
  '/esporte-e-lazer?municipio=cutias',
  '/competicoes',
  '/competicoes/copa-das-arenas-2024-feminina',
  '/competicoes/estadual-de-volei',
  '/competicoes/festival-de-natacao-2025',
  '/esportes/natacao',
  '/atletas/iracema-picanco',
  '/lugares/centro-aquatico',
  '/lugares/quadra-da-beira-rio',
  '/municipios',
  '/municipios/macapa',
  '/agenda',
  '/agenda?data=todas',
  '/agenda/quinta-feliz',
  '/programas',
  '/programas/quinta-feliz',
  '/programas/copa-arenas',
  '/transmissoes',
  '/transmissoes?aba=anteriores',
  '/transmissoes?aba=anteriores&categoria=futebol',
  '/transmissoes/volei-final-do-estadual',
  '/transmissoes/basquete-macapa-porto-grande',
  '/atletas',
  '/atletas?busca=zzz',
  '/atletas/benedito-sarraf',
  '/atletas/memorial',
  '/sobre',
  '/sobre?aba=legislacao',
  '/sobre?aba=transparencia',
  '/transparencia/orcamento',
  '/transparencia/orcamento?ano=2023',
  '/dados',
  '/dados/openactive',
  '/acessibilidade',
  '/mapa-do-site',
  '/privacidade',
  '/privacidade/excluir',
  '/fale-conosco/acompanhar',
  '/libras',
  '/estilo',
  '/agenda/cartaz/2025-05',
  '/noticias/corrida-na-orla-abre-inscricoes/cartaz',
  '/programas/quinta-feliz/cartaz',
  '/agenda/festival-de-natacao/cartaz',
  '/programas/quinta-feliz/macapa/cartaz',
  '/busca',
  '/busca?q=natacao',
  '/busca?q=zzzz',
  '/fale-conosco',
  '/servicos',
  '/servicos/inscrever-equipe-copa-das-arenas',
  '/servicos/bolsa-atleta',
  '/servicos/ouvidoria',
  '/aviso?servico=inscrever-equipe-copa-das-arenas',
  '/aviso/confirmar?codigo=x',
  '/aviso/cancelar?codigo=x',
  '/servicos/participar-quinta-feliz/inscricao',
  '/inscricao',
  '/newsletter',
  '/newsletter/confirmar?codigo=x',
  '/newsletter/cancelar?codigo=x',
  '/newsletter/escolhas?codigo=x',
  '/libras/tradutor?pagina=/agenda',
  '/nao-existe',
  ...newSubjectPaths,
];
const posts = [
  ['contact with errors', '/fale-conosco', {}],
  ['follow a message, wrong pair', '/fale-conosco/acompanhar', { protocolo: 'x', email: 'a@b.co' }],
  ['newsletter with an error', '/newsletter', { email: 'x' }],
  ['failure', '/newsletter', { email: 'x' }, 'https://outro.exemplo'],
] as const;

interface Complaint {
  url: string;
  message: string;
  extract?: string;
}

test('the Nu HTML checker finds no error on any kind of page', async ({ request }) => {
  test.skip(java === '', 'There is no Java on this machine.');
  const folder = temporaryDirectory();
  const names: string[] = [];
  const keep = (name: string, html: string) => {
    expect(html, name).toContain('</html>');
    // The checker knows the CSS of years ago; our styles have checks of their own.
    const markup = html.replace(/<style>.*?<\/style>/s, '<style></style>');
    writeFileSync(join(folder, `${names.push(name)}.html`), markup);
  };
  for (const path of pages) keep(path, await (await request.get(path)).text());
  for (const [name, path, form, origin = process.env.PORTAL_SITE ?? ''] of posts) {
    const response = await request.post(path, { form, headers: { origin } });
    expect(response.status(), name).toBeGreaterThanOrEqual(400);
    keep(name, await response.text());
  }

  const complaints = await check(folder);
  removeDirectory(folder);
  const messages = complaints.map(
    ({ url, message, extract }) =>
      `${names[Number(/(\d+)\.html$/.exec(url)?.[1]) - 1]}: ${message} ${extract ?? ''}`,
  );
  expect(messages).toEqual([]);
});

/** One run for all pages: most of it is Java's start. */
function check(folder: string): Promise<Complaint[]> {
  const args = ['-jar', checker, '--format', 'json', '--errors-only', folder];
  return new Promise((resolve, reject) => {
    execFile(java, args, { maxBuffer: 64 * 1024 * 1024 }, (_error, _stdout, stderr) => {
      try {
        resolve(JSON.parse(stderr).messages);
      } catch {
        reject(new Error(`The checker did not answer: ${stderr.slice(0, 500)}`));
      }
    });
  });
}
