import { moment } from './moment.ts';
import type { MunicipalitySlug } from './municipalities.ts';
import type { SampleHeat } from './shapes.ts';

type Row = SampleHeat<MunicipalitySlug>['rows'][number];

const row = (municipality: MunicipalitySlug, mark: string, name?: string): Row => ({
  municipality,
  mark,
  ...(name ? { name } : {}),
});

const swum = (title: string, hour: string, rows: Row[]): SampleHeat<MunicipalitySlug> => ({
  title,
  competition: 'festival-de-natacao-2025',
  startsAt: moment('2025-05-10', hour),
  better: 'menor',
  forMedals: true,
  rows,
});

const run = (title: string, hour: string, rows: Row[]): SampleHeat<MunicipalitySlug> => ({
  ...swum(title, hour, rows),
  competition: 'corrida-do-trabalhador-2025',
  startsAt: moment('2025-05-03', hour),
});

/** Children and teenagers swim without a name. Who runs is grown up, and invented. */
export const heats: readonly SampleHeat<MunicipalitySlug>[] = [
  swum('50 m livre, feminino, 12 e 13 anos', '08:00', [
    row('santana', '32,18'),
    row('macapa', '31,40'),
    row('mazagao', '33,02'),
    row('porto-grande', '34,77'),
  ]),
  swum('50 m livre, masculino, 12 e 13 anos', '08:20', [
    row('macapa', '30,95'),
    row('laranjal-do-jari', '30,62'),
    row('santana', '30,95'),
    row('oiapoque', '33,10'),
  ]),
  swum('100 m peito, feminino, 14 a 17 anos', '09:00', [
    row('porto-grande', '1:24,30'),
    row('macapa', '1:22,08'),
    row('santana', '1:21,55'),
  ]),
  swum('100 m peito, masculino, 14 a 17 anos', '09:20', [
    row('mazagao', '1:15,81'),
    row('santana', '1:14,90'),
    { municipality: 'macapa', note: 'não largou' },
    row('laranjal-do-jari', '1:17,26'),
  ]),
  swum('Revezamento 4 × 50 m livre, misto', '10:30', [
    row('macapa', '2:06,44'),
    row('santana', '2:05,12'),
    row('laranjal-do-jari', '2:11,90'),
    row('oiapoque', '2:15,03'),
  ]),
  run('5 km, feminino', '07:00', [
    { ...row('macapa', '18:52'), athlete: 'iracema-picanco' },
    row('santana', '19:20', 'Marlene Exemplo'),
    row('mazagao', '20:05', 'Rute Exemplo'),
  ]),
  run('5 km, masculino', '07:00', [
    row('macapa', '16:48', 'Edinaldo Exemplo'),
    row('porto-grande', '16:31', 'Josué Exemplo'),
    row('santana', '17:10', 'Raimundo Exemplo'),
  ]),
  run('10 km, feminino', '07:30', [
    row('ferreira-gomes', '42:16', 'Socorro Exemplo'),
    row('macapa', '41:03', 'Dalva Exemplo'),
    row('santana', '43:40', 'Nazaré Exemplo'),
  ]),
];
