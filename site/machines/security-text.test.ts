import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

const origin = 'https://esporte.example';
const now = new Date('2025-05-12T12:00:00Z');

test('says whom to tell, in which language, and for how long', () => {
  expect(securityText({ email: 'contato@exemplo.ap.gov.br', origin, now })).toBe(
    `Contact: mailto:contato@exemplo.ap.gov.br
Contact: https://esporte.example/fale-conosco
Expires: 2026-05-07T00:00:00.000Z
Preferred-Languages: pt
Canonical: https://esporte.example/.well-known/security.txt
`,
  );
});

test('without a good e-mail, the form is left', () => {
  const text = securityText({ email: 'x\nCanonical: y', origin, now });
  expect(text.match(/^Contact:.*$/gm)).toEqual(['Contact: https://esporte.example/fale-conosco']);
});
