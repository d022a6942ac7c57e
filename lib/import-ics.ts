import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { cleanText } from './clean-text.ts';
import {
  type ImportedEvent,
  type ImportedFile,
  type ImportedRow,
  importLimits,
  Wrong,
} from './imported-event.ts';
import { startOfDay } from './local-moment.ts';
import { timeZone } from './time-zone.ts';
import type { EventStatus } from './vocabulary.ts';

const situations: Record<string, EventStatus> = {
  CONFIRMED: 'confirmado',
  TENTATIVE: 'adiado',
  CANCELLED: 'cancelado',
};

/** Names of Microsoft's for zones of Brazil. */
const windowsZones: Record<string, string> = {
  'E. South America Standard Time': 'America/Sao_Paulo',
  'SA Eastern Standard Time': timeZone,
  'SA Western Standard Time': 'America/Manaus',
  'Bahia Standard Time': 'America/Bahia',
  'Tocantins Standard Time': 'America/Araguaina',
};

/** The events of a calendar file (RFC 5545). */
export function readEventCalendar(text: string): ImportedFile {
  const entries = entriesOf(text);
  if (!entries) return { problem: 'O arquivo não é um calendário (.ics) que se possa ler.' };
  if (entries.length === 0) return { problem: 'O calendário não tem nenhum evento.' };
  if (entries.length > importLimits.events)
    return { problem: `Até ${importLimits.events} eventos por arquivo: divida o calendário.` };
  return { rows: entries.map(readEntry) };
}

function entriesOf(text: string): ICAL.Component[] | undefined {
  try {
    const parsed: unknown[] = ICAL.parse(text.replace(/^\uFEFF/, ''));
    // Several calendars in one file come as a list of them.
    const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
    return calendars.flatMap((calendar) =>
      new ICAL.Component(calendar).getAllSubcomponents('vevent'),
    );
  } catch {
    return undefined;
  }
}

function readEntry(entry: ICAL.Component, index: number): ImportedRow {
  const where = `Evento ${index + 1}`;
  const title = textOf(entry, 'summary') ?? '';
  try {
    const key = textOf(entry, 'uid');
    if (!key) throw new Wrong('Falta o UID, pelo qual o evento é reconhecido.');
    return { where, title, key: key.slice(0, 300), event: eventOf(entry, title) };
  } catch (error) {
    if (error instanceof Wrong) return { where, title, problem: error.message };
    return { where, title, problem: 'Este evento está escrito de um jeito que não se entende.' };
  }
}

const series = ['rrule', 'rdate', 'exrule', 'recurrence-id'];

function eventOf(entry: ICAL.Component, title: string): ImportedEvent {
  if (!title) throw new Wrong('Falta o título.');
  if (title.length > 300) throw new Wrong('O título tem mais de 300 letras.');
  if (series.some((name) => entry.hasProperty(name)))
    throw new Wrong('Repete-se. Crie uma turma do programa, ou um evento para cada data.');
  const start = entry.getFirstProperty('dtstart');
  if (!start) throw new Wrong('Falta o começo.');
  const allDay = isDay(timeIn(start));
  const startsAt = instantOf(start);
  const description = textOf(entry, 'description') || null;
  if (description && description.length > importLimits.text)
    throw new Wrong(`A descrição tem mais de ${importLimits.text} letras.`);
  return {
    title,
    startsAt: startsAt.toISOString(),
    endsAt: endOf(entry, allDay, startsAt),
    allDay,
    place: textOf(entry, 'location')?.slice(0, 300) || null,
    description,
    situation: situations[(textOf(entry, 'status') ?? '').toUpperCase()] ?? 'confirmado',
  };
}

/** The end is the first moment after it; whole days end with the last minute of the last day. */
function endOf(entry: ICAL.Component, allDay: boolean, startsAt: Date): string | null {
  const property = entry.getFirstProperty('dtend');
  const end = property ? instantOf(property) : afterDuration(entry, startsAt);
  if (!end) return null;
  const last = allDay ? new Date(end.getTime() - 1) : end;
  if (last < startsAt) throw new Wrong('O fim vem antes do começo.');
  return last.getTime() === startsAt.getTime() ? null : last.toISOString();
}

function afterDuration(entry: ICAL.Component, startsAt: Date): Date | undefined {
  const duration = entry.getFirstPropertyValue('duration');
  return duration instanceof ICAL.Duration
    ? new Date(startsAt.getTime() + duration.toSeconds() * 1000)
    : undefined;
}

/** As the file has it, '2025-06-15T09:30:00Z'; the library's own reading would move 31 February to March. */
function timeIn(property: ICAL.Property): string {
  const value: unknown = property.toJSON()[3];
  if (typeof value !== 'string') throw new Wrong('Uma das datas não se entende.');
  return value;
}

const isDay = (time: string): boolean => !time.includes('T');

/** Without a zone, the clock of Amapá is meant. */
function instantOf(property: ICAL.Property): Date {
  const time = timeIn(property);
  if (isDay(time)) return startOfDay(Temporal.PlainDate.from(time).toString());
  const named = property.getParameter('tzid');
  const zone = typeof named === 'string' ? zoneNamed(named) : timeZone;
  const clock = Temporal.PlainDateTime.from(time.replace(/Z$/, ''));
  return new Date(clock.toZonedDateTime(time.endsWith('Z') ? 'UTC' : zone).epochMilliseconds);
}

function zoneNamed(name: string): string {
  // Some programs put a path before the name.
  const zone = windowsZones[name] ?? name.replace(/^\/.*?\/(?=[A-Z][a-z]+\/)/, '');
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: zone });
    return zone;
  } catch {
    throw new Wrong(`O fuso horário “${name.slice(0, 60)}” não é conhecido.`);
  }
}

function textOf(entry: ICAL.Component, name: string): string | undefined {
  const value = entry.getFirstPropertyValue(name);
  return typeof value === 'string' ? cleanText(value) : undefined;
}
