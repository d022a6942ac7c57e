import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { boundedBytes } from '../../lib/bounded-bytes.ts';
import { readEventTable } from '../../lib/import-csv.ts';
import { readEventCalendar } from '../../lib/import-ics.ts';
import { textOfFile } from '../../lib/import-text.ts';
import { type ImportedRow, importLimits } from '../../lib/imported-event.ts';
import { eventCategories } from '../../lib/vocabulary.ts';
import { isEditor } from '../access/editors.ts';
import { refuse } from '../hooks/refuse.ts';
import { settings } from '../settings.ts';
import { applyImport } from './apply-import.ts';
import { nameOfPlan, type PlannedRow, planImport } from './plan-import.ts';

/** What the screen gets: what would be done, or what was done. */
export interface ImportAnswer {
  rows: PlannedRow[];
  /** Sent back to do exactly this. */
  plan: string;
  written?: number;
}

const asked = z.object({
  municipio: z.coerce.number().int().positive().optional().catch(undefined),
  categoria: z
    .enum(Object.keys(eventCategories) as [keyof typeof eventCategories])
    .optional()
    .catch(undefined),
  plano: z.string().max(40).optional(),
});

/** The body is the file itself. Without the name of a plan nothing is written. */
export const importEventsEndpoint: Endpoint = {
  path: '/import-events',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) refuse('Só editores importam eventos.', 403);
    const { data: query } = asked.safeParse(
      Object.fromEntries(new URL(req.url ?? '', settings.siteUrl).searchParams),
    );
    if (!query) return refuse('O pedido não foi entendido. Confira o arquivo de novo.');
    const { municipio, categoria, plano } = query;
    const rows = rowsIn(await bytesOf(req));
    const steps = await planImport(rows, { municipality: municipio, category: categoria }, req);
    const plan = nameOfPlan(steps);
    const answer: ImportAnswer = { rows: steps.map(({ row }) => row), plan };
    if (plano === undefined) return Response.json(answer);
    if (plano !== plan)
      refuse('A agenda ou o arquivo mudou desde a conferência. Confira de novo.', 409);
    return Response.json({ ...answer, written: await applyImport(steps, req) });
  },
};

async function bytesOf(req: PayloadRequest): Promise<Uint8Array> {
  const bytes = req.body ? await boundedBytes(req.body, importLimits.bytes) : new Uint8Array();
  if (!bytes) return refuse('O arquivo tem mais de 1 MB: divida-o.', 413);
  if (bytes.length === 0) refuse('Escolha um arquivo .ics ou .csv que não esteja vazio.');
  return bytes;
}

/** By what is in the file, whatever its name says. */
function rowsIn(bytes: Uint8Array): ImportedRow[] {
  const text = textOfFile(bytes);
  const file = /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)
    ? readEventCalendar(text)
    : readEventTable(text, new URL(settings.siteUrl).origin);
  return 'problem' in file ? refuse(file.problem) : file.rows;
}
