import { expect, test } from 'vitest';
import { secretParameters } from '../../lib/secret-address.ts';
import { everyKnownParameter } from '../../site/server/known-parameters.ts';

/** Filters, pages, and numbers that open nothing by themselves: a protocol also needs its e-mail or its key. */
const plain = [
  ...['aba', 'acessivel', 'afterId', 'afterTimestamp', 'ano', 'assunto', 'atleta', 'busca'],
  ...['categoria', 'data', 'dia', 'documento', 'esporte', 'gratuito', 'gravacao', 'grupo', 'idade'],
  ...['indicacao', 'lembrete', 'local', 'mes', 'municipio', 'ordem', 'pagina', 'para', 'passo'],
  ...['protocolo', 'q', 'servico', 'situacao', 'sobre', 'tipo', 'ver'],
];

test('every parameter that a page reads is known to be secret or plain', () => {
  expect([...everyKnownParameter].toSorted()).toEqual([...plain, ...secretParameters].toSorted());
});
