import { defineDataSet } from '../../lib/data-set.ts';
import { paths, servicePath } from '../../lib/paths.ts';
import { serviceGroups } from '../../lib/vocabulary.ts';
import { readLastChange } from '../last-change.ts';
import { listServicesInFull, type Service } from '../services.ts';

export const servicesData = defineDataSet<Service>({
  id: 'servicos',
  title: 'Carta de Serviços',
  about: 'O que se pode pedir à secretaria: quem pode, o que é preciso, custo, prazos e datas.',
  noun: ['serviço', 'serviços'],
  page: paths.services,
  updated: () => readLastChange('services'),
  rows: listServicesInFull,
  fields: [
    {
      name: 'identificador',
      type: 'text',
      meaning: 'Nome curto do serviço, como aparece no endereço da página',
      read: ({ slug }) => slug,
    },
    { name: 'nome', type: 'text', meaning: 'O que se quer fazer', read: ({ title }) => title },
    {
      name: 'grupo',
      type: 'text',
      meaning: 'Grupo da Carta de Serviços',
      read: ({ group }) => serviceGroups[group],
    },
    {
      name: 'resumo',
      type: 'text',
      meaning: 'O serviço em uma frase',
      read: ({ summary }) => summary,
    },
    {
      name: 'abre_em',
      type: 'date',
      meaning: 'Primeiro dia para pedir; vazio se já está aberto',
      read: ({ opensAt }) => opensAt,
    },
    {
      name: 'ultimo_dia',
      type: 'date',
      meaning: 'Último dia para pedir; vazio se não há prazo',
      read: ({ closesAt }) => closesAt,
    },
    {
      name: 'quem_pode',
      type: 'list',
      meaning: 'Quem pode pedir',
      read: ({ whoCan }) => whoCan,
    },
    {
      name: 'o_que_precisa',
      type: 'list',
      meaning: 'O que é preciso ter ou levar',
      read: ({ needs }) => needs.map(({ item }) => item),
    },
    { name: 'quanto_custa', type: 'text', meaning: 'Custo do pedido', read: ({ cost }) => cost },
    {
      name: 'resposta_em',
      type: 'text',
      meaning: 'Em quanto tempo vem a resposta',
      read: ({ answerTime }) => answerTime,
    },
    {
      name: 'legislacao',
      type: 'list',
      meaning: 'Normas que valem para o serviço',
      read: ({ legislation }) => legislation.map(({ title }) => title),
    },
    {
      name: 'quem_responde',
      type: 'text',
      meaning: 'Unidade que responde pelo serviço',
      read: ({ unit }) => unit.name,
    },
    {
      name: 'revisado_em',
      type: 'date',
      meaning: 'Dia da última revisão',
      read: ({ reviewedAt }) => reviewedAt,
    },
    {
      name: 'pagina',
      type: 'link',
      meaning: 'Página do serviço neste site',
      read: ({ slug }, origin) => `${origin}${servicePath(slug)}`,
    },
  ],
});
