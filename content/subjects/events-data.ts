import { defineDataSet } from '../../lib/data-set.ts';
import { localMoment } from '../../lib/local-moment.ts';
import { parseYear } from '../../lib/month.ts';
import { allEventsPath, dataFilePath, eventPath } from '../../lib/paths.ts';
import { eventCategories, eventStatuses } from '../../lib/vocabulary.ts';
import { type EventFacts, findEventsForFile, listEventYears } from '../calendar-events.ts';
import { readLastChange } from '../last-change.ts';
import { listMunicipalities } from '../municipalities.ts';

export const agendaData = defineDataSet<EventFacts>({
  id: 'agenda',
  title: 'Agenda de eventos',
  about: 'Todos os eventos publicados: o que é, quando começa, onde fica e se está confirmado.',
  noun: ['evento', 'eventos'],
  page: allEventsPath,
  filter: `${dataFilePath('agenda', 'csv')}?categoria=lazer&local=macapa`,
  years: listEventYears,
  updated: () => readLastChange('events'),
  rows: async (query) => {
    const towns = await listMunicipalities();
    const day = query.day('data');
    return findEventsForFile({
      year: query.parsed('ano', parseYear),
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
      type: 'text',
      meaning: 'Nome curto do evento, como aparece no endereço da página',
      read: ({ slug }) => slug,
    },
    { name: 'titulo', type: 'text', meaning: 'Nome do evento', read: ({ title }) => title },
    {
      name: 'situacao',
      type: 'text',
      meaning: 'Confirmado, Adiado ou Cancelado',
      read: ({ status }) => eventStatuses[status],
    },
    {
      name: 'comeca_em',
      type: 'moment',
      meaning: 'Quando começa, no horário do Amapá',
      read: ({ startsAt }) => localMoment(startsAt),
    },
    {
      name: 'termina_em',
      type: 'moment',
      meaning: 'Quando termina; vazio se não foi informado',
      read: ({ endsAt }) => endsAt && localMoment(endsAt),
    },
    { name: 'local', type: 'text', meaning: 'Onde acontece', read: ({ place }) => place },
    {
      name: 'municipio',
      type: 'text',
      meaning: 'Município do Amapá',
      read: ({ municipality }) => municipality.name,
    },
    {
      name: 'categoria',
      type: 'text',
      meaning: 'Competição, Lazer ou Treinamento',
      read: ({ category }) => eventCategories[category],
    },
    {
      name: 'programa',
      type: 'text',
      meaning: 'Programa da secretaria de que o evento faz parte; vazio se não há',
      read: ({ program }) => program?.title,
    },
    {
      name: 'descricao',
      type: 'text',
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
      type: 'moment',
      meaning: 'Última mudança neste registro',
      read: ({ changedAt }) => localMoment(changedAt),
    },
    {
      name: 'dia_todo',
      type: 'boolean',
      meaning: 'Se dura dias inteiros, sem hora para começar e acabar',
      read: ({ allDay }) => allDay,
    },
    {
      name: 'preco',
      type: 'reais',
      meaning: 'Em reais; 0 é de graça, vazio é não informado',
      read: ({ price }) => price,
    },
    {
      name: 'idade_minima',
      type: 'integer',
      meaning: 'Em anos; vazio se não foi informada',
      read: ({ minAge }) => minAge,
    },
    {
      name: 'idade_maxima',
      type: 'integer',
      meaning: 'Em anos; vazio se não foi informada',
      read: ({ maxAge }) => maxAge,
    },
    {
      name: 'acessivel',
      type: 'boolean',
      meaning: 'Se tem acesso para pessoas com deficiência',
      read: ({ accessible }) => accessible,
    },
    {
      name: 'inscricao',
      type: 'link',
      meaning: 'Onde se inscrever; vazio se não precisa ou não foi informado',
      read: ({ registration }, origin) =>
        registration?.startsWith('/') ? origin + registration : registration,
    },
    {
      name: 'contato',
      type: 'text',
      meaning: 'Telefone ou e-mail de quem organiza',
      read: ({ contact }) => contact,
    },
  ],
});
