import { shortDate } from '../../lib/dates.ts';
import { escapeXml } from '../../lib/xml-text.ts';
import type { AcceptedEntry } from './read-accepted.ts';

/** A page for the printer, of words and boxes alone: the admin's policy lets no style in. */
export function doorList(title: string, accepted: readonly AcceptedEntry[]): string {
  const groups = Map.groupBy(accepted, ({ entry }) => entry.quotaLabel);
  const tables = [...groups].map(
    ([label, entries]) =>
      `<h2>${escapeXml(label)}</h2><table border="1" cellpadding="6" width="100%"><thead><tr><th>Veio</th><th>Nome</th><th>Nascimento</th><th>Equipe</th><th>Protocolo</th></tr></thead><tbody>${entries.flatMap(rowsOf).join('')}</tbody></table>`,
  );
  const body = tables.join('') || '<p>Ainda não há inscrições aceitas.</p>';
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${escapeXml(title)}</title></head><body><h1>${escapeXml(title)}</h1>${body}</body></html>`;
}

const rowsOf = ({ entry, content }: AcceptedEntry): string[] =>
  content.people.map(({ name, birth }) => {
    const cells = ['☐', name, shortDate(birth), entry.team ?? '', entry.protocol];
    return `<tr>${cells.map((cell) => `<td>${escapeXml(cell)}</td>`).join('')}</tr>`;
  });
