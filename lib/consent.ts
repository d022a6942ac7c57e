/**
 * What one agrees to by sending the newsletter's form. The version is kept with the address, so that we
 * can prove what was read: it changes whenever a text does (the test beside this file insists).
 */
export const consent = {
  version: '2026-11',
  texts: {
    email: 'Usamos seu e-mail só para enviar as novidades.',
    nameAndEmail: 'Usamos seu nome e seu e-mail só para enviar as novidades.',
  },
} as const;
