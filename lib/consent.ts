/**
 * What one agrees to by sending the newsletter's form. The version is stored with the address, to prove what
 * was read; a test makes sure that it changes with the text.
 */
export const consent = {
  version: '2026-11',
  texts: {
    email: 'Usamos seu e-mail só para enviar as novidades.',
    nameAndEmail: 'Usamos seu nome e seu e-mail só para enviar as novidades.',
  },
} as const;
