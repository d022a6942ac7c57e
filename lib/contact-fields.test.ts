import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { cleanContactFields, emptyContact } from './contact-fields.ts';

describe('cleanText', () => {
  it('drops control characters and keeps accents, line breaks and tabs', () => {
    expect(cleanText('  Ol\u0000á\u0007,\r\n\tJosé\u009f  ')).toBe('Olá,\n\tJosé');
  });

  it('drops what turns the direction of writing, and sees every kind of line break', () => {
    expect(cleanText('gol\u202exe\u2066.\u200fpdf')).toBe('golxe.pdf');
    expect(cleanText('Ana\u2028Bcc: x')).toBe('Ana\nBcc: x');
  });

  it('mends half a letter instead of handing it on', () => {
    expect(cleanText('gol \ud83d')).toBe('gol \ufffd');
  });
});

describe('cleanContactFields', () => {
  it('takes only the fields of the form, and nothing where there is none', () => {
    const form = new Map([
      ['nome', ' Ana '],
      ['papel', 'admin'],
      ['sobre', 'Quinta\nFeliz'],
    ]);
    expect(cleanContactFields(form)).toEqual({
      ...emptyContact,
      nome: 'Ana',
      sobre: 'Quinta Feliz',
    });
  });

  it('leaves a line break inside a name for the validation to refuse', () => {
    expect(cleanContactFields(new Map([['nome', 'Ana\r\nBcc: x']])).nome).toBe('Ana\nBcc: x');
  });
});
