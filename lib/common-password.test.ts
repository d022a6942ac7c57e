import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

test.each([
  ...['senha1234567', 'Senha@123456', 's3nh4-s3nh4!', 'SENHA SENHA SENHA', 'mudar@mudar123'],
  ...['123456789012', '098765432109', 'aaaaaaaaaaaa', 'abababababab', 'abcdefghijkl'],
  ...['qwertyuiop12', 'asdfghjkl123', '1qaz2wsx3edc', 'poiuytrewq99', 'zxcvbnm12345'],
  ...['amapa2025amapa', 'Macapá@2026!!', 'flamengo2019!', 'jesusteamo123', 'brasileiro2026'],
  ...['password1234', 'Passw0rd2026', 'admin1234567', 'esporteelazer', 'portal-amapa-2026'],
])('“%s” is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  ...['uma-senha-de-teste', 'uma-segunda-senha', 'cavalo bateria grampo', 'doze-letras!'],
  ...['Tx9#kPw2vLq8', 'o rio subiu antes da missa', 'jabuti na ladeira 7', 'vermelho-peteca-41'],
])('“%s” is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('one’s own name and address are no secret', () => {
  const names = ['Conceição Figueiredo', 'conceicao.figueiredo@exemplo.ap.gov.br'];
  expect(isCommonPassword('conceicao-figueiredo', names)).toBe(true);
  expect(isCommonPassword('Figueiredo2026', names)).toBe(true);
  expect(isCommonPassword('conceicao-figueiredo')).toBe(false);
});
