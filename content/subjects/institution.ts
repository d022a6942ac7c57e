import { settings } from '../../cms/settings.ts';
import { now } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { type Findable, toFindable } from '../findable.ts';
import { readInstitution } from '../institution.ts';
import type { SubjectContent } from '../subject.ts';
import { listTeam } from '../team.ts';

export const subject: SubjectContent = {
  findables: [{ name: 'institution', readAll }],
};

async function readAll(): Promise<Findable[]> {
  const [institution, team] = await Promise.all([readInstitution(now(settings)), listTeam()]);
  const { about, mission, vision, values, secretary } = institution;
  const house = toFindable({
    id: 'house',
    kind: 'institution',
    address: paths.institution,
    title: 'Secretaria de Estado do Desporto e Lazer',
    summary: about,
    body: [mission, vision, ...values, secretary?.message ?? ''].join(' '),
    keywords: `sedel sobre quem somos missão visão valores endereço horário ${secretary?.name ?? ''}`,
    order: -2,
  });
  const people = toFindable({
    id: 'people',
    kind: 'institution',
    address: `${paths.institution}#equipe`,
    title: 'Equipe da secretaria',
    summary: team.map(({ name, position }) => `${name}, ${position}`).join('; '),
    body: team.map(({ description }) => description).join(' '),
    keywords: `secretário direção ${secretary?.name ?? ''} ${secretary?.position ?? ''}`,
    order: -1,
  });
  return [house, ...(team.length > 0 ? [people] : [])];
}
