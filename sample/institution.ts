import type { SampleInstitution } from './shapes.ts';

export const institution: SampleInstitution = {
  about:
    'Somos a Secretaria de Estado do Desporto e Lazer do Amapá. Cuidamos das políticas públicas de esporte e lazer nos 16 municípios: da escolinha do bairro ao atleta que representa o estado, do passeio na praça ao jogo no Zerão, onde a linha do Equador corta o campo.',
  mission:
    'Promover o esporte e o lazer como direito de cada amapaense e como caminho de transformação social e desenvolvimento.',
  vision:
    'Ser referência na Amazônia em esporte e lazer para todas as pessoas, em todos os municípios.',
  values: [
    'Inclusão e acessibilidade',
    'Transparência e ética',
    'Excelência e profissionalismo',
    'Respeito à diversidade',
    'Compromisso com resultados',
  ],
  secretary: {
    name: 'Helena Barbosa Vilhena',
    position: 'Secretária de Estado',
    message:
      'Esporte é encontro. Quando uma quadra abre as portas, o bairro inteiro respira melhor. Este portal é seu: use a agenda, venha aos programas, cobre de nós o que prometemos e conte o que falta na sua cidade.',
  },
};
