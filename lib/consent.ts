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

/** What one agrees to by sending an entry; stored with it in the same way. */
export const entryConsent = {
  version: '2026-11',
  texts: {
    pessoa: 'Os dados são verdadeiros e quem vai participar sabe desta inscrição.',
    equipe: 'Os dados são verdadeiros e todos os atletas sabem que estão nesta lista.',
    menor:
      'Quem responde por cada menor de 18 anos autoriza a inscrição e o uso destes dados só para ela.',
  },
} as const;

/** The same for who wants to know when a service opens. */
export const alertConsent = {
  version: '2026-11',
  text: 'Usamos seu e-mail só para este aviso: uma mensagem quando abrir, e o endereço é apagado.',
} as const;
