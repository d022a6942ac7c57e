import { expect, test } from 'vitest';
import { isSecretAddress } from './secret-address.ts';

test.each([
  ['/previa/noticia.1.abc', true],
  ['/%70revia/noticia.1.abc', true],
  ['/%ff/outro', false],
  ['/inscricao/2025-ABCDEF?chave=abc', true],
  ['/servicos/jogos/inscricao?rascunho=abc&passo=vaga', true],
  ['/privacidade/excluir?codigo=abc', true],
  ['/newsletter/escolhas?x=1&codigo=abc', true],
  ['/inscricao/2025-ABCDEF', false],
  ['/busca?q=codigo', false],
  ['/noticias/previa', false],
])('%s → %s', (address, expected) => {
  expect(isSecretAddress(address)).toBe(expected);
});
