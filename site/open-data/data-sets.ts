import { agendaData } from './agenda-data.ts';
import { athletesData } from './athletes-data.ts';
import type { DataSet } from './data-set.ts';
import { placesData } from './places-data.ts';
import { programsData } from './programs-data.ts';
import { transparencyData } from './transparency-data.ts';

export const sportData: readonly DataSet[] = [agendaData, programsData, placesData, athletesData];

export const dataSets: readonly DataSet[] = [...sportData, ...transparencyData];
