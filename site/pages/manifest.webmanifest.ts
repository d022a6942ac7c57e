import type { APIRoute } from 'astro';
import { pigments } from '../drawings/posters/kit.ts';
import { iconAddress, icons } from '../layout/chrome/mark.ts';

export const prerender = true;

/** What a phone needs to put the portal among its programs. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      id: '/',
      name: 'Portal do Esporte e Lazer do Amapá',
      short_name: 'Esporte Amapá',
      description:
        'Agenda, programas, transmissões, atletas e notícias do esporte e do lazer no Amapá.',
      lang: 'pt-BR',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: pigments.river950,
      background_color: pigments.paper,
      categories: ['sports', 'government'],
      icons: icons.map((icon) => ({
        src: iconAddress(icon),
        sizes: `${icon.size}x${icon.size}`,
        type: 'image/png',
        purpose: icon.purpose,
      })),
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
