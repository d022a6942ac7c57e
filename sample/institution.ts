import { fixedInstitution } from '../cms/fixed-texts.ts';
import type { SampleInstitution } from './shapes.ts';

export const institution: SampleInstitution = {
  ...fixedInstitution,
  secretary: {
    name: 'Helena Barbosa Vilhena',
    position: 'Secretária de Estado',
    message:
      'Esporte é encontro. Quando uma quadra abre as portas, o bairro inteiro respira melhor. Este portal é seu: use a agenda, venha aos programas, cobre de nós o que prometemos e conte o que falta na sua cidade.',
  },
};
