import type { FilterOptions } from 'payload';
import { groupsOfCompetition } from './side-source.ts';

/** Only teams of the competition's groups are offered; a bracket alone has none, so all are. */
const teamsOfCompetition: FilterOptions = async ({ data, req }) => {
  const competition = (data as { competition?: number } | undefined)?.competition;
  if (!competition) return true;
  const groups = await groupsOfCompetition(competition, req);
  const teams = groups.flatMap((group) => group.teams);
  return teams.length > 0 ? { id: { in: teams } } : true;
};

export const teamField = (name: string, label: string) =>
  ({
    name,
    label,
    type: 'relationship',
    relationTo: 'teams',
    filterOptions: teamsOfCompetition,
  }) as const;
