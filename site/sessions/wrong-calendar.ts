import { paths } from '../../lib/paths.ts';
import { sports } from '../../lib/vocabulary.ts';

/** Plain text, for a person: calendar programs could not read a page. */
export function wrongCalendar(towns: readonly string[], origin: string): Response {
  const lines = [
    'Este endereço de calendário tem uma parte que não existe.',
    '',
    `municipio: ${towns.join(', ')}`,
    `esporte: ${Object.keys(sports).join(', ')}`,
    '',
    `Escolha a cidade em ${origin}${paths.sessions} e assine de lá.`,
    '',
  ];
  return new Response(lines.join('\n'), {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
