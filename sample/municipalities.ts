import type { SampleMunicipality } from './shapes.ts';

/** The 16 of Amapá: IBGE's codes and the position of each seat. These are facts, not samples. */
export const municipalities = [
  { name: 'Amapá', slug: 'amapa', ibge: '1600105', latitude: 2.05267, longitude: -50.7957 },
  { name: 'Calçoene', slug: 'calcoene', ibge: '1600204', latitude: 2.50475, longitude: -50.9512 },
  { name: 'Cutias', slug: 'cutias', ibge: '1600212', latitude: 0.970761, longitude: -50.8005 },
  {
    name: 'Ferreira Gomes',
    slug: 'ferreira-gomes',
    ibge: '1600238',
    latitude: 0.857256,
    longitude: -51.1795,
  },
  { name: 'Itaubal', slug: 'itaubal', ibge: '1600253', latitude: 0.602185, longitude: -50.6996 },
  {
    name: 'Laranjal do Jari',
    slug: 'laranjal-do-jari',
    ibge: '1600279',
    latitude: -0.804911,
    longitude: -52.453,
  },
  { name: 'Macapá', slug: 'macapa', ibge: '1600303', latitude: 0.034934, longitude: -51.0694 },
  { name: 'Mazagão', slug: 'mazagao', ibge: '1600402', latitude: -0.11336, longitude: -51.2891 },
  { name: 'Oiapoque', slug: 'oiapoque', ibge: '1600501', latitude: 3.84074, longitude: -51.8331 },
  {
    name: 'Pedra Branca do Amapari',
    slug: 'pedra-branca-do-amapari',
    ibge: '1600154',
    latitude: 0.777424,
    longitude: -51.9503,
  },
  {
    name: 'Porto Grande',
    slug: 'porto-grande',
    ibge: '1600535',
    latitude: 0.71243,
    longitude: -51.4155,
  },
  { name: 'Pracuúba', slug: 'pracuuba', ibge: '1600550', latitude: 1.74543, longitude: -50.7892 },
  { name: 'Santana', slug: 'santana', ibge: '1600600', latitude: -0.045434, longitude: -51.1729 },
  {
    name: 'Serra do Navio',
    slug: 'serra-do-navio',
    ibge: '1600055',
    latitude: 0.901357,
    longitude: -52.0036,
  },
  {
    name: 'Tartarugalzinho',
    slug: 'tartarugalzinho',
    ibge: '1600709',
    latitude: 1.50652,
    longitude: -50.9087,
  },
  {
    name: 'Vitória do Jari',
    slug: 'vitoria-do-jari',
    ibge: '1600808',
    latitude: -0.938,
    longitude: -52.424,
  },
] as const satisfies readonly SampleMunicipality[];

export type MunicipalitySlug = (typeof municipalities)[number]['slug'];
