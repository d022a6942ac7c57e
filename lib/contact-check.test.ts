import { describe, expect, it } from 'vitest';
import { checkContact } from './contact-check.ts';
import { emptyContact } from './contact-fields.ts';

const good = {
  ...emptyContact,
  nome: 'Ana',
  email: 'ana@exemplo.com',
  assunto: 'duvida',
  mensagem: 'Dez letras',
};
const errorsOf = (changes: Partial<typeof good>) => {
  const result = checkContact({ ...good, ...changes });
  return 'errors' in result ? result.errors : {};
};

describe('checkContact', () => {
  it('keeps what is right, at the very limits', () => {
    expect(checkContact(good)).toEqual({ message: good });
    expect(errorsOf({ nome: 'é'.repeat(120), mensagem: '🏃'.repeat(5000) })).toEqual({});
  });

  it('names every field that is missing, once', () => {
    expect(Object.keys(errorsOf({ nome: '', email: '', assunto: '', mensagem: '' }))).toEqual([
      'nome',
      'email',
      'assunto',
      'mensagem',
    ]);
    expect(errorsOf({ mensagem: '' }).mensagem).toBe('Escreva sua mensagem.');
  });

  it('says the limits', () => {
    expect(errorsOf({ nome: 'a'.repeat(121) }).nome).toContain('120');
    expect(errorsOf({ email: `${'a'.repeat(250)}@b.com` }).email).toContain('254');
    expect(errorsOf({ mensagem: 'Nove letr' }).mensagem).toContain('10');
    expect(errorsOf({ mensagem: 'a'.repeat(5001) }).mensagem).toContain('5.000');
  });

  it('refuses line breaks where one line is meant, and subjects of its own invention', () => {
    expect(errorsOf({ nome: 'Ana\nBcc: x' }).nome).toBe('Escreva seu nome em uma linha só.');
    expect(errorsOf({ email: 'ana@exemplo.com\nx' }).email).toContain('e-mail válido');
    expect(errorsOf({ assunto: 'toString' }).assunto).toBe('Escolha um assunto da lista.');
  });

  it('shortens what a link says the message is about', () => {
    const result = checkContact({ ...good, sobre: 'a'.repeat(300) });
    expect('message' in result && result.message.sobre.length).toBe(200);
  });

  it('asks for the athlete only where one is nominated', () => {
    const nominated = { indicacao: 'atleta' };
    expect(errorsOf({ indicacao: 'outra' })).toEqual({});
    expect(Object.keys(errorsOf(nominated))).toEqual(['atleta', 'modalidade']);
    expect(errorsOf({ ...nominated, atleta: 'Rosa', modalidade: 'Canoagem' })).toEqual({});
    expect(errorsOf({ ...nominated, conquistas: 'a'.repeat(1001) }).conquistas).toContain('1.000');
  });
});
