import { defineDataSet } from '../../lib/data-set.ts';
import { dataFilePath, paths } from '../../lib/paths.ts';
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
      meaning: 'O lugar na página Esporte e lazer',
      read: ({ municipality, slug }, origin) =>
        `${origin}${paths.places}?municipio=${municipality}#lugar-${slug}`,
    },
  ],
});
