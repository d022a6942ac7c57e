import type { SampleSocialPost } from './shapes.ts';

const post = (number: number) => `https://www.instagram.com/sedel.exemplo/p/exemplo-${number}/`;

export const socialPosts: readonly SampleSocialPost[] = [
  {
    caption: 'Treino aberto de basquete em Macapá: chegue e jogue.',
    platform: 'instagram',
    link: post(1),
    poster: 'basquete',
  },
  {
    caption: 'A defesa que valeu a vaga na Copa das Arenas.',
    platform: 'instagram',
    link: post(2),
    poster: 'futebol',
  },
  {
    caption: 'Seis da tarde no Centro Aquático: a turma da noite voltou.',
    platform: 'instagram',
    link: post(3),
    poster: 'natacao',
  },
  {
    caption: 'Hoje é quinta, hoje é dia de Quinta Feliz.',
    platform: 'instagram',
    link: post(4),
    poster: 'danca',
  },
];
