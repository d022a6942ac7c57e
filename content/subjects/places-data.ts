import { defineDataSet } from '../../lib/data-set.ts';
import type { OpeningPeriod } from '../../lib/opening-hours.ts';
import { dataFilePath, paths, placePath } from '../../lib/paths.ts';
import { placeKinds, sports } from '../../lib/vocabulary.ts';
import { readLastChange } from '../last-change.ts';
import { listMunicipalities, type Municipality } from '../municipalities.ts';
import { listPlaces, type Place } from '../places.ts';

type PlaceInTown = Place & { town: Municipality | undefined };

export const placesData = defineDataSet<PlaceInTown>({
  id: 'lugares',
  title: 'Lugares para praticar',
  about: 'Ginásios, arenas, piscinas, praças, quadras e pistas, com esportes, horário e acesso.',
  noun: ['lugar', 'lugares'],
  page: paths.places,
  filter: `${dataFilePath('lugares', 'csv')}?municipio=santana&esporte=volei`,
  updated: () => readLastChange('places'),
  rows: async (query) => {
    const [places, towns] = await Promise.all([listPlaces(), listMunicipalities()]);
    const chosen = query.oneOf(
      'municipio',
      towns.map(({ slug }) => slug),
    );
    const sport = query.oneOf('esporte', sports);
    return places
      .filter(({ municipality }) => !chosen || municipality === chosen)
      .filter((place) => !sport || place.sports.includes(sport))
      .map((place) => ({ ...place, town: towns.find(({ slug }) => slug === place.municipality) }));
  },
  fields: [
    {
      name: 'identificador',
      type: 'text',
      meaning: 'Nome curto do lugar, como aparece no endereço da página',
      read: ({ slug }) => slug,
    },
    { name: 'nome', type: 'text', meaning: 'Nome do lugar', read: ({ name }) => name },
    {
      name: 'tipo',
      type: 'text',
      meaning: Object.values(placeKinds).join(', '),
      read: ({ kind }) => placeKinds[kind],
    },
    {
      name: 'municipio',
      type: 'text',
      meaning: 'Município do Amapá',
      read: ({ town }) => town?.name,
    },
    {
      name: 'endereco',
      type: 'text',
      meaning: 'Rua, número ou referência',
      read: ({ address }) => address,
    },
    {
      name: 'horario',
      type: 'text',
      meaning: 'Quando está aberto',
      read: ({ hours }) => hours,
    },
    {
      name: 'esportes',
      type: 'list',
      meaning: 'O que se pratica ali',
      read: (place) => place.sports.map((sport) => sports[sport]),
    },
    {
      name: 'acessivel',
      type: 'boolean',
      meaning: 'Se tem acesso para pessoas com deficiência',
      read: ({ accessible }) => accessible,
    },
    {
      name: 'pagina',
      type: 'link',
      meaning: 'A página do lugar',
      read: ({ slug }, origin) => `${origin}${placePath(slug)}`,
    },
    { name: 'telefone', type: 'text', meaning: 'Telefone do lugar', read: ({ phone }) => phone },
    {
      name: 'preco',
      type: 'reais',
      meaning: 'Em reais; 0 é de graça, vazio é não informado',
      read: ({ price }) => price,
    },
    {
      name: 'observacao_preco',
      type: 'text',
      meaning: 'Quem paga menos ou não paga',
      read: ({ priceNote }) => priceNote,
    },
    {
      name: 'como_chegar',
      type: 'text',
      meaning: 'De ônibus ou de barco',
      read: ({ gettingThere }) => gettingThere,
    },
    {
      name: 'latitude',
      type: 'degrees',
      meaning: 'Em graus, do lugar; vazio se só o município é conhecido',
      read: ({ spot }) => spot?.latitude,
    },
    {
      name: 'longitude',
      type: 'degrees',
      meaning: 'Em graus, do lugar; vazio se só o município é conhecido',
      read: ({ spot }) => spot?.longitude,
    },
    {
      name: 'dias_e_horas',
      type: 'list',
      meaning: 'Quando abre e fecha, por dia da semana, como “seg 06:00–21:00”',
      read: ({ openingHours }) => openingHours.flatMap(toDays),
    },
  ],
});

const toDays = ({ weekdays, opensAt, closesAt }: OpeningPeriod) =>
  weekdays.map((weekday) => `${weekday} ${opensAt}–${closesAt}`);
