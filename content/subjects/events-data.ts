import { defineDataSet } from '../../lib/data-set.ts';
import { isoMoment } from '../../lib/iso-moment.ts';
import { allEventsPath, dataFilePath, eventPath } from '../../lib/paths.ts';
import { eventCategories, eventStatuses } from '../../lib/vocabulary.ts';
import { type Event, listEvents } from '../events.ts';
import { readLastChange } from '../last-change.ts';
import { listMunicipalities } from '../municipalities.ts';

export const agendaData = defineDataSet<Event>({
  id: 'agenda',
  title: 'Agenda de eventos',
  about: 'Todos os eventos publicados: o que é, quando começa, onde fica e se está confirmado.',
  noun: ['evento', 'eventos'],
  page: allEventsPath,
  filter: `${dataFilePath('agenda', 'csv')}?categoria=lazer&local=macapa`,
  updated: () => readLastChange('events'),
  rows: async (query) => {
    const towns = await listMunicipalities();
    const day = query.day('data');
    return listEvents({
      from: day,
      until: day,
      category: query.oneOf('categoria', eventCategories),
      place: query.oneOf(
        'local',
        towns.map(({ slug }) => slug),
      ),
    });
  },
  fields: [
    {
      name: 'identificador',
      type: 'texto',
      meaning: 'Nome curto do evento, como aparece no endereço da página',
      read: ({ slug }) => slug,
    },
    { name: 'titulo', type: 'texto', meaning: 'Nome do evento', read: ({ title }) => title },
    {
      name: 'situacao',
      type: 'texto',
      meaning: 'Confirmado, Adiado ou Cancelado',
      read: ({ status }) => eventStatuses[status],
    },
    {
      name: 'comeca_em',
      type: 'momento',
      meaning: 'Quando começa, no horário do Amapá',
      read: ({ startsAt }) => isoMoment(startsAt),
    },
    {
      name: 'termina_em',
      type: 'momento',
      meaning: 'Quando termina; vazio se não foi informado',
      read: ({ endsAt }) => endsAt && isoMoment(endsAt),
    },
    { name: 'local', type: 'texto', meaning: 'Onde acontece', read: ({ place }) => place },
    {
      name: 'municipio',
      type: 'texto',
      meaning: 'Município do Amapá',
      read: ({ municipality }) => municipality.name,
    },
    {
      name: 'categoria',
      type: 'texto',
      meaning: 'Competição, Lazer ou Treinamento',
      read: ({ category }) => eventCategories[category],
    },
    {
      name: 'programa',
      type: 'texto',
      meaning: 'Programa da secretaria de que o evento faz parte; vazio se não há',
      read: ({ program }) => program?.title,
    },
    {
      name: 'descricao',
      type: 'texto',
      meaning: 'O que vai acontecer',
      read: ({ description }) => description,
    },
    {
      name: 'pagina',
      type: 'link',
      meaning: 'Página do evento neste site',
      read: ({ slug }, origin) => `${origin}${eventPath(slug)}`,
    },
    {
      name: 'atualizado_em',
      type: 'momento',
      meaning: 'Última mudança neste registro',
      read: ({ changedAt }) => isoMoment(changedAt),
    },
  ],
});
