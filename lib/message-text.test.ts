import { expect, test } from 'vitest';
import { fillMessage, namesDate, unknownPlaceholders } from './message-text.ts';

const values = {
  nome: 'Rosa {protocolo}',
  equipe: 'Fazendinha $&',
  protocolo: '2025-ABCDEF',
  inscricao: 'Inscrever sua equipe',
  data: '10 de agosto de 2025',
};

test('each placeholder is replaced, and what people typed is left as it is', () => {
  expect(fillMessage('{nome}, da {equipe}: {protocolo}, {data}. {outro}', values)).toBe(
    'Rosa {protocolo}, da Fazendinha $&: 2025-ABCDEF, 10 de agosto de 2025. {outro}',
  );
});

test('what stands in braces and means nothing is found', () => {
  expect(unknownPlaceholders('{nome} {Nome} {} {constructor} {data')).toEqual([
    'Nome',
    '',
    'constructor',
  ]);
  expect(namesDate('Até {data}.')).toBe(true);
});
