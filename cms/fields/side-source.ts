import type { PayloadRequest, TextField } from 'payload';
import { possibleSources, type SourceGroup, sourceText } from '../../lib/side-source.ts';
import type { MatchStage } from '../../lib/vocabulary.ts';

interface Entered {
  competition?: number | { id: number } | null;
  stage?: MatchStage;
}

export const groupsOfCompetition = async (
  competition: Entered['competition'],
  req: PayloadRequest,
): Promise<SourceGroup[]> => {
  const id = typeof competition === 'object' ? competition?.id : competition;
  if (!id) return [];
  const found = await req.payload.db.findOne<{ id: number; groups?: SourceGroup[] }>({
    collection: 'competitions',
    where: { id: { equals: id } },
    req,
  });
  return found?.groups ?? [];
};

/**
 * 'Vencedor da 1ª semifinal' in place of a team: the site puts the team there by itself. Kept as text, because a
 * bracket is known by rounds and places, also before its matches are made (decision 036).
 */
export const sideSourceField = (side: 'first' | 'second', label: string): TextField => ({
  name: `${side}From`,
  label,
  type: 'text',
  admin: {
    condition: (_, { stage }) => stage !== 'grupos',
    description:
      'O site põe a equipe sozinho, quando os placares decidem. Uma escolhida acima vale mais.',
    components: { Field: '/components/side-source-field.tsx#SideSourceField' },
  },
  validate: async (value: string | null | undefined, { data, req }) => {
    if (!value) return true;
    const { competition, stage = 'grupos' } = data as Entered;
    const groups = await groupsOfCompetition(competition, req);
    const isPossible = possibleSources(stage, groups).some((one) => sourceText(one) === value);
    return isPossible || 'Escolha de novo: nesta fase a equipe não pode vir daí.';
  },
});
