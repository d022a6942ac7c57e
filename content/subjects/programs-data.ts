import { defineDataSet } from '../../lib/data-set.ts';
import { dataFilePath, paths, programPath } from '../../lib/paths.ts';
import { programCategories, sportDimensions, weekdays } from '../../lib/vocabulary.ts';
import { readLastChange } from '../last-change.ts';
import { listPrograms, type Program } from '../programs.ts';

export const programsData = defineDataSet<Program>({
  id: 'programas',
  title: 'Programas e projetos',
  about: 'O que a secretaria oferece de graça: para quem, em que dias, onde e como entrar.',
  noun: ['programa', 'programas'],
  page: paths.programs,
  filter: `${dataFilePath('programas', 'csv')}?categoria=idosos`,
  updated: () => readLastChange('programs'),
  rows: async (query) => {
    const chosen = query.oneOf('categoria', programCategories);
    return (await listPrograms()).filter(({ category }) => !chosen || category === chosen);
  },
  fields: [
    {
      name: 'identificador',
      type: 'text',
      meaning: 'Nome curto do programa, como aparece no endereço da página',
      read: ({ slug }) => slug,
    },
    { name: 'nome', type: 'text', meaning: 'Nome do programa', read: ({ title }) => title },
    {
      name: 'categoria',
      type: 'text',
      meaning: 'Para quem ou de que esporte',
      read: ({ category }) => programCategories[category],
    },
    {
      name: 'dimensao',
      type: 'text',
      meaning: 'Uma das quatro dimensões do esporte',
      read: ({ dimension }) => sportDimensions[dimension],
    },
    {
      name: 'resumo',
      type: 'text',
      meaning: 'O programa em uma frase',
      read: ({ summary }) => summary,
    },
    {
      name: 'descricao',
      type: 'text',
      meaning: 'O programa por inteiro, em parágrafos',
      read: ({ description }) => description.join('\n\n'),
    },
    {
      name: 'horario',
      type: 'text',
      meaning: 'Dias e horas, por extenso',
      read: ({ schedule }) => schedule,
    },
    {
      name: 'dias_da_semana',
      type: 'list',
      meaning: 'Dias em que acontece; vazio se não é semanal',
      read: (program) => program.weekdays.map((day) => weekdays[day]),
    },
    {
      name: 'abre_as',
      type: 'text',
      meaning: 'Hora em que abre (hh:mm)',
      read: ({ opensAt }) => opensAt,
    },
    {
      name: 'fecha_as',
      type: 'text',
      meaning: 'Hora em que fecha (hh:mm)',
      read: ({ closesAt }) => closesAt,
    },
    { name: 'local', type: 'text', meaning: 'Onde acontece', read: ({ location }) => location },
    {
      name: 'quem_pode_participar',
      type: 'list',
      meaning: 'O que é preciso para entrar',
      read: ({ requirements }) => requirements,
    },
    {
      name: 'contato',
      type: 'text',
      meaning: 'Com quem falar na secretaria',
      read: ({ contact }) => contact,
    },
    {
      name: 'pagina',
      type: 'link',
      meaning: 'Página do programa neste site',
      read: ({ slug }, origin) => `${origin}${programPath(slug)}`,
    },
  ],
});
