// Long because it is a list: one entry for each field of the set.
import { defineDataSet } from '../../lib/data-set.ts';
import { dayOf } from '../../lib/dates.ts';
import { startOfDay } from '../../lib/local-moment.ts';
import { classPath, dataFilePath, paths, ruleCalendarPath } from '../../lib/paths.ts';
import { recurrenceText } from '../../lib/recurrence.ts';
import { rhythmWords } from '../../lib/rhythm-words.ts';
import { sessionLevels, sports, weekdays } from '../../lib/vocabulary.ts';
import { readLastChange } from '../last-change.ts';
import { listMunicipalities } from '../municipalities.ts';
import { listSessionRules, type SessionRule } from '../session-rules.ts';

export const sessionsData = defineDataSet<SessionRule>({
  id: 'aulas',
  title: 'Aulas e treinos',
  about: 'O que se repete: cada turma com seus dias, horas, lugar, idades, preço e acesso.',
  noun: ['turma', 'turmas'],
  page: paths.sessions,
  filter: `${dataFilePath('aulas', 'csv')}?municipio=santana&esporte=volei`,
  updated: () => readLastChange('session-rules'),
  rows: async (query, now) => {
    const towns = await listMunicipalities();
    const town = query.oneOf(
      'municipio',
      towns.map(({ slug }) => slug),
    );
    const sport = query.oneOf('esporte', sports);
    return listSessionRules({ town, sport }, startOfDay(dayOf(now)));
  },
  fields: [
    {
      name: 'identificador',
      type: 'text',
      meaning: 'Nome curto da turma, como aparece no endereço',
      read: ({ slug }) => slug,
    },
    { name: 'nome', type: 'text', meaning: 'Nome da turma', read: ({ name }) => name },
    {
      name: 'programa',
      type: 'text',
      meaning: 'Programa de que faz parte',
      read: ({ program }) => program.title,
    },
    {
      name: 'municipio',
      type: 'text',
      meaning: 'Município do Amapá',
      read: ({ municipality }) => municipality?.name,
    },
    { name: 'lugar', type: 'text', meaning: 'Onde acontece', read: ({ place }) => place.name },
    {
      name: 'esportes',
      type: 'list',
      meaning: 'O que se pratica',
      read: (rule) => rule.sports.map((sport) => sports[sport]),
    },
    { name: 'ritmo', type: 'text', meaning: 'Dias e horas, por extenso', read: rhythmWords },
    {
      name: 'regra',
      type: 'text',
      meaning: 'A mesma regra para programas (RRULE da RFC 5545)',
      read: recurrenceText,
    },
    {
      name: 'dias_da_semana',
      type: 'list',
      meaning: 'Dias em que acontece',
      read: (rule) => rule.weekdays.map((day) => weekdays[day]),
    },
    {
      name: 'comeca_as',
      type: 'text',
      meaning: 'Hora em que começa (hh:mm)',
      read: ({ startsAt }) => startsAt,
    },
    {
      name: 'termina_as',
      type: 'text',
      meaning: 'Hora em que termina (hh:mm)',
      read: ({ endsAt }) => endsAt,
    },
    { name: 'primeiro_dia', type: 'date', meaning: 'Vale a partir de', read: ({ from }) => from },
    {
      name: 'ultimo_dia',
      type: 'date',
      meaning: 'Vale até; vazio se não tem fim marcado',
      read: ({ until }) => until,
    },
    {
      name: 'para_em_feriados',
      type: 'boolean',
      meaning: 'Se não acontece em feriados',
      read: ({ pausesOnHolidays }) => pausesOnHolidays,
    },
    {
      name: 'datas_canceladas',
      type: 'list',
      meaning: 'Datas da regra em que não acontece (aaaa-mm-dd)',
      read: ({ changes }) =>
        changes.filter(({ kind }) => kind === 'cancelada').map(({ day }) => day),
    },
    {
      name: 'idade_minima',
      type: 'integer',
      meaning: 'Em anos; vazio se não há',
      read: ({ minAge }) => minAge,
    },
    {
      name: 'idade_maxima',
      type: 'integer',
      meaning: 'Em anos; vazio se não há',
      read: ({ maxAge }) => maxAge,
    },
    {
      name: 'nivel',
      type: 'text',
      meaning: 'Para quem já pratica ou não',
      read: ({ level }) => level && sessionLevels[level],
    },
    { name: 'preco', type: 'reais', meaning: '0 é de graça', read: ({ price }) => price },
    {
      name: 'acessivel',
      type: 'boolean',
      meaning: 'Se tem acesso para pessoas com deficiência',
      read: ({ accessible }) => accessible,
    },
    {
      name: 'o_que_levar',
      type: 'list',
      meaning: 'O que cada um traz',
      read: ({ bring }) => bring,
    },
    {
      name: 'calendario',
      type: 'link',
      meaning: 'A turma para programas de calendário (iCalendar)',
      read: ({ program, slug }, origin) => `${origin}${ruleCalendarPath(program.slug, slug)}`,
    },
    {
      name: 'pagina',
      type: 'link',
      meaning: 'Página do programa neste site',
      read: ({ program, slug }, origin) => origin + classPath(program.slug, slug),
    },
  ],
});
