import { fold } from './fold.ts';
import { readMoment } from './import-moment.ts';
import { Wrong } from './imported-event.ts';

export function momentIn(written: string, what: string) {
  const found = readMoment(written);
  if (!found)
    throw new Wrong(`${what} não é uma data: “${written}”. Escreva como 10/05/2025 8:00.`);
  return found;
}

/** Whole days end with the last minute of the last day; written may be the midnight after it. */
export function endOf(written: string, allDay: boolean, start: Date): string {
  const { instant, isWholeDay } = momentIn(written, 'O fim');
  const end = allDay && !isWholeDay ? new Date(instant.getTime() - 1) : instant;
  if (end < start) throw new Wrong('O fim vem antes do começo.');
  return end.toISOString();
}

export function text(
  written: string | undefined,
  what: string,
  longest: number,
): string | null | undefined {
  if (written === undefined) return undefined;
  if (written.length > longest) throw new Wrong(`${what} tem mais de ${longest} letras.`);
  return written || null;
}

export function oneOf(
  written: string | undefined,
  known: Readonly<Record<string, string>>,
  what: string,
): string | null | undefined {
  if (written === undefined) return undefined;
  if (written === '') return null;
  const found = Object.entries(known).find(([, name]) => fold(name) === fold(written));
  if (found) return found[0];
  throw new Wrong(`${what} “${written}” não existe. Use ${Object.values(known).join(', ')}.`);
}

export function yesOrNo(written: string | undefined, column: string): boolean | undefined {
  if (!written) return undefined;
  if (/^(sim|s|true|1|x)$/i.test(written)) return true;
  if (/^(não|nao|n|false|0)$/i.test(written)) return false;
  throw new Wrong(`Em ${column}, escreva sim ou não.`);
}

export function number(
  written: string | undefined,
  what: string,
  most: number,
): number | null | undefined {
  if (written === undefined) return undefined;
  if (written === '') return null;
  const found = /^\d+([.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : Number.NaN;
  if (Number.isNaN(found) || found > most)
    throw new Wrong(`${what} não é um número: “${written}”.`);
  return found;
}

export function linkOf(written: string | undefined, ownSite: string): string | null | undefined {
  if (!written) return written === undefined ? undefined : null;
  const link = written.startsWith(`${ownSite}/`) ? written.slice(ownSite.length) : written;
  if (/^(https:\/\/|\/(?!\/))\S{1,499}$/.test(link)) return link;
  throw new Wrong('O endereço da inscrição começa com https:// ou, neste site, com /.');
}
