import { defineDataSet } from '../../lib/data-set.ts';
import { athletePath, dataFilePath, paths } from '../../lib/paths.ts';
import { athleteGroups } from '../../lib/vocabulary.ts';
import { type Athlete, listAthletes } from '../athletes.ts';
import { readLastChange } from '../last-change.ts';

/**
 * No age, birth date, contact, picture or biography: some athletes are children, and their data is not
 * published in bulk.
 */
export const athletesData = defineDataSet<Athlete>({
  id: 'atletas',
  title: 'Atletas',
  about:
    'Quem levou o nome do Amapá longe: esporte, cidade e conquistas; sem idade, contato ou foto.',
  noun: ['atleta', 'atletas'],
  page: paths.athletes,
  filter: `${dataFilePath('atletas', 'csv')}?grupo=paralimpicos`,
  updated: () => readLastChange('athletes'),
  rows: async (query) => {
    const chosen = query.oneOf('grupo', athleteGroups);
    return (await listAthletes()).filter(({ group }) => !chosen || group === chosen);
  },
  fields: [
    {
      name: 'identificador',
      type: 'text',
      meaning: 'Nome curto do atleta, como aparece no endereço da página',
      read: ({ slug }) => slug,
    },
    { name: 'nome', type: 'text', meaning: 'Nome do atleta', read: ({ name }) => name },
    {
      name: 'grupo',
      type: 'text',
      meaning: Object.values(athleteGroups).join(', '),
      read: ({ group }) => athleteGroups[group],
    },
    { name: 'esporte', type: 'text', meaning: 'O que pratica', read: ({ sport }) => sport },
    {
      name: 'naturalidade',
      type: 'text',
      meaning: 'Cidade em que nasceu',
      read: ({ birthplace }) => birthplace,
    },
    {
      name: 'principal_conquista',
      type: 'text',
      meaning: 'A conquista mais importante, em uma linha',
      read: ({ headline }) => headline,
    },
    {
      name: 'conquistas',
      type: 'list',
      meaning: 'Todas as conquistas, com o ano quando se sabe',
      read: ({ achievements }) =>
        achievements.map(({ year, text }) => (year === undefined ? text : `${year}: ${text}`)),
    },
    {
      name: 'carreira_desde',
      type: 'integer',
      meaning: 'Ano em que começou; vazio se não se sabe',
      read: ({ activeFrom }) => activeFrom,
    },
    {
      name: 'carreira_ate',
      type: 'integer',
      meaning: 'Ano em que parou; vazio se ainda compete',
      read: ({ activeTo }) => activeTo,
    },
    {
      name: 'pagina',
      type: 'link',
      meaning: 'Perfil do atleta neste site',
      read: ({ slug }, origin) => `${origin}${athletePath(slug)}`,
    },
  ],
});
