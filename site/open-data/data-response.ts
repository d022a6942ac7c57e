import { dataSets } from '#content/data-sets';
import type { DataSet } from '../../lib/data-set.ts';
import { parseYear } from '../../lib/month.ts';
import { readQuery } from '../../lib/query.ts';
import { fileResponse, manyRecords } from '../machines/file-response.ts';
import { openHeaders, refusal } from '../machines/open-answers.ts';
import { csvFile, jsonFile } from './data-file.ts';

interface Asked {
  format: 'csv' | 'json';
  url: URL;
  now: Date;
}

const types = { csv: 'text/csv; charset=utf-8; header=present', json: 'application/json' } as const;

export async function dataResponse({
  id,
  ...asked
}: Asked & { id: string | undefined }): Promise<Response> {
  const set = dataSets.find((one) => one.id === id);
  return set ? setResponse(set, asked) : new Response(null, { status: 404 });
}

export async function setResponse(set: DataSet, { format, url, now }: Asked): Promise<Response> {
  const query = readQuery(url);
  const sheet = format === 'csv' && query.oneOf('para', ['planilha']) !== undefined;
  const year = query.parsed('ano', parseYear);
  const table = await set.read(url, now);
  // An error, unlike a page, which would show everything with a notice: a program would take everything for
  // the part it asked for.
  if (table.wrong || query.notice()) return refusal(set.filter ?? url.pathname);
  // 'agenda-2024', so that the files of several years can lie in one folder.
  const name = [set.id, year].filter(Boolean).join('-');
  return fileResponse({
    parts:
      format === 'json'
        ? jsonFile(set, table)
        : csvFile(set, table, sheet ? 'spreadsheet' : 'standard'),
    headers: {
      ...openHeaders,
      'Content-Type': types[format],
      'Content-Disposition': `${format === 'csv' ? 'attachment' : 'inline'}; filename="${name}.${format}"`,
      ...(table.updated ? { 'Last-Modified': table.updated.toUTCString() } : {}),
    },
    isLong: table.count > manyRecords,
  });
}
