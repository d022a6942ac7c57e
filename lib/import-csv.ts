import { parse } from 'csv-parse/sync';
import { cleanText } from './clean-text.ts';
import { dayOf } from './dates.ts';
import { fold } from './fold.ts';
import { endOf, linkOf, momentIn, number, oneOf, text, yesOrNo } from './import-cells.ts';
import {
  type ImportedEvent,
  type ImportedFile,
  type ImportedRow,
  importLimits,
  Wrong,
} from './imported-event.ts';
import { slugify } from './slug.ts';
import {
  type EventCategory,
  type EventStatus,
  eventCategories,
  eventStatuses,
} from './vocabulary.ts';

/** The columns of our own table first, then what others call them, without accents. */
const columns = {
  key: ['identificador', 'id', 'uid'],
  title: ['titulo', 'evento', 'nome'],
  startsAt: ['comeca_em', 'inicio', 'comeca', 'data'],
  time: ['hora', 'horario'],
  endsAt: ['termina_em', 'fim', 'termina'],
  allDay: ['dia_todo'],
  place: ['local', 'lugar'],
  municipality: ['municipio', 'cidade'],
  category: ['categoria', 'tipo'],
  situation: ['situacao'],
  description: ['descricao'],
  program: ['programa'],
  price: ['preco'],
  minAge: ['idade_minima'],
  maxAge: ['idade_maxima'],
  accessible: ['acessivel'],
  registration: ['inscricao'],
  contact: ['contato'],
} as const;
type Column = keyof typeof columns;

/** A table of events. `ownSite` is our address, which is left out of links to our own pages. */
export function readEventTable(content: string, ownSite: string): ImportedFile {
  const lines = linesOf(content);
  if (!lines) return { problem: 'O arquivo não é uma tabela CSV que se possa ler.' };
  const [head, ...rest] = lines;
  const places = placesOf(head ?? []);
  if (places.title === undefined || places.startsAt === undefined)
    return {
      problem: 'A primeira linha precisa dar nome às colunas: ao menos titulo e comeca_em.',
    };
  if (rest.length > importLimits.events)
    return { problem: `Até ${importLimits.events} eventos por arquivo: divida a tabela.` };
  return { rows: rest.map((cells, index) => readLine(cells, places, index + 2, ownSite)) };
}

function linesOf(text: string): string[][] | undefined {
  const [first = ''] = text.split('\n', 1);
  const count = (mark: string) => first.split(mark).length;
  const [delimiter] = [',', ';', '\t'].sort((one, other) => count(other) - count(one));
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: 100_000,
      // One more than are taken, to know that there are more.
      to: importLimits.events + 2,
    });
  } catch {
    return undefined;
  }
}

type Places = Partial<Record<Column, number>>;

function placesOf(head: readonly string[]): Places {
  const names = head.map((name) => fold(name).trim().replaceAll(/\s+/g, '_'));
  const places: Places = {};
  for (const [column, known] of Object.entries(columns))
    for (const name of known) {
      const place = names.indexOf(name);
      if (place >= 0) places[column as Column] ??= place;
    }
  return places;
}

function readLine(
  cells: readonly string[],
  places: Places,
  line: number,
  ownSite: string,
): ImportedRow {
  /** Undefined where there is no such column, empty where its cell is. */
  const cell = (column: Column): string | undefined => {
    const place = places[column];
    return place === undefined ? undefined : unmarked(cleanText(cells[place] ?? ''));
  };
  const where = `Linha ${line}`;
  const title = cell('title') ?? '';
  try {
    const event = eventOf(cell, ownSite);
    const key = cell('key') || `${slugify(title)}@${dayOf(new Date(event.startsAt))}`;
    return { where, title, key: key.slice(0, 300), event };
  } catch (error) {
    if (error instanceof Wrong) return { where, title, problem: error.message };
    throw error;
  }
}

/** Our own table marks what a spreadsheet would run as a formula. */
const unmarked = (text: string) => text.replace(/^'(?=[=+\-@\t])/, '');

function eventOf(cell: (column: Column) => string | undefined, ownSite: string): ImportedEvent {
  const title = cell('title');
  if (!title) throw new Wrong('Falta o título.');
  if (title.length > 300) throw new Wrong('O título tem mais de 300 letras.');
  const hours = cell('time');
  const start = momentIn([cell('startsAt'), hours].filter(Boolean).join(' '), 'O começo');
  const end = cell('endsAt');
  const allDay = yesOrNo(cell('allDay'), 'dia_todo') ?? start.isWholeDay;
  return {
    title,
    startsAt: start.instant.toISOString(),
    endsAt: end ? endOf(end, allDay, start.instant) : end === undefined ? undefined : null,
    allDay,
    place: text(cell('place'), 'O local', 300),
    municipality: text(cell('municipality'), 'O município', 100),
    category: oneOf(cell('category'), eventCategories, 'A categoria') as EventCategory | null,
    situation:
      (oneOf(cell('situation'), eventStatuses, 'A situação') as EventStatus | null) ?? undefined,
    description: text(cell('description'), 'A descrição', importLimits.text),
    program: text(cell('program'), 'O programa', 300),
    price: number(cell('price'), 'O preço', 1_000_000),
    minAge: number(cell('minAge'), 'A idade mínima', 120),
    maxAge: number(cell('maxAge'), 'A idade máxima', 120),
    accessible: yesOrNo(cell('accessible'), 'acessivel'),
    registration: linkOf(cell('registration'), ownSite),
    contact: text(cell('contact'), 'O contato', 120),
  };
}
