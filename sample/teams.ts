import type { MunicipalitySlug } from './municipalities.ts';
import type { SampleTeam } from './shapes.ts';

const team = (name: string, slug: string, municipality: MunicipalitySlug) => ({
  name,
  slug,
  municipality,
});

/** A town each, Macapá with two: nobody's real club. */
export const teams: readonly SampleTeam<MunicipalitySlug>[] = [
  { ...team('Macapá Norte', 'macapa-norte', 'macapa'), about: 'Equipe de exemplo' },
  team('Porto Grande', 'porto-grande', 'porto-grande'),
  team('Ferreira Gomes', 'ferreira-gomes', 'ferreira-gomes'),
  team('Serra do Navio', 'serra-do-navio', 'serra-do-navio'),
  team('Oiapoque', 'oiapoque', 'oiapoque'),
  team('Calçoene', 'calcoene', 'calcoene'),
  team('Amapá', 'amapa', 'amapa'),
  team('Tartarugalzinho', 'tartarugalzinho', 'tartarugalzinho'),
  team('Santana', 'santana', 'santana'),
  team('Mazagão', 'mazagao', 'mazagao'),
  { ...team('Macapá Sul', 'macapa-sul', 'macapa'), about: 'Equipe de exemplo' },
  team('Itaubal', 'itaubal', 'itaubal'),
  team('Laranjal do Jari', 'laranjal-do-jari', 'laranjal-do-jari'),
  team('Vitória do Jari', 'vitoria-do-jari', 'vitoria-do-jari'),
  team('Pedra Branca do Amapari', 'pedra-branca-do-amapari', 'pedra-branca-do-amapari'),
  team('Cutias', 'cutias', 'cutias'),
];
