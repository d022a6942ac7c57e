import { paths } from '../../lib/paths.ts';
import { toFindable } from '../findable.ts';
import { readInstitution } from '../institution.ts';
import type { SubjectContent } from '../subject.ts';
import { listTeam } from '../team.ts';

export const subject: SubjectContent = {
  async listFindables() {
    const [institution, team] = await Promise.all([readInstitution(), listTeam()]);
    const { about, mission, vision, values, secretary } = institution;
    const house = toFindable({
      kind: 'institution',
      address: paths.institution,
      title: 'Secretaria de Estado do Desporto e Lazer',
      summary: about,
      body: [mission, vision, ...values, secretary?.message ?? ''].join(' '),
      keywords: `sedel sobre quem somos missão visão valores endereço horário ${secretary?.name ?? ''}`,
    });
    const people = toFindable({
      kind: 'institution',
      address: `${paths.institution}#equipe`,
      title: 'Equipe da secretaria',
      summary: team.map(({ name, position }) => `${name}, ${position}`).join('; '),
      body: team.map(({ description }) => description).join(' '),
      keywords: `secretário direção ${secretary?.name ?? ''} ${secretary?.position ?? ''}`,
    });
    return [house, ...(team.length > 0 ? [people] : [])];
  },
};
