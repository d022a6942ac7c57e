import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import type { FlattenedField, PayloadRequest } from 'payload';
import { dayOf, shortDate, timeOf } from '../../lib/dates.ts';
import { labelOf } from './merge.ts';

type Words = Promise<string>;

/** A value as a person reads it, whatever the kind of its field. Empty for nothing. */
export async function valueInWords(
  field: FlattenedField,
  value: unknown,
  req: PayloadRequest,
): Words {
  if (field.type === 'checkbox') return value ? 'Sim' : 'Não';
  if (value === null || value === undefined || value === '') return '';
  switch (field.type) {
    case 'date':
      return momentInWords(String(value));
    case 'richText':
      return convertLexicalToPlaintext({ data: value as never }).trim();
    case 'select':
    case 'radio':
      return listed(value, async (one) => optionIn(field.options, one));
    case 'relationship':
    case 'upload':
      return listed(value, (one) => titleOf(field.relationTo, one, req));
    case 'array':
      return rowsInWords(value, () => field.flattenedFields, req);
    case 'blocks':
      return rowsInWords(value, (row) => blockFields(field, row), req);
    case 'text':
    case 'number':
      return listed(value, async (one) => String(one));
    default:
      return typeof value === 'string' ? value : JSON.stringify(value);
  }
}

async function listed(value: unknown, inWords: (one: unknown) => Words): Words {
  const all = Array.isArray(value) ? value : [value];
  return (await Promise.all(all.map(inWords))).join(', ');
}

type Row = Record<string, unknown>;

async function rowsInWords(
  value: unknown,
  fieldsOf: (row: Row) => FlattenedField[],
  req: PayloadRequest,
): Words {
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  const lines = rows.map(async (row, place) => {
    const parts = fieldsOf(row).filter(({ name }) => name !== 'id' && row[name] !== undefined);
    const words = parts.map(async (field) => {
      const told = await valueInWords(field, row[field.name], req);
      return told && `${labelOf(field)}: ${told}`;
    });
    return `${place + 1}. ${(await Promise.all(words)).filter(Boolean).join('; ')}`;
  });
  return (await Promise.all(lines)).join('\n');
}

const blockFields = (field: FlattenedField & { type: 'blocks' }, { blockType }: Row) =>
  field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? [];

function momentInWords(value: string): string {
  const moment = new Date(value);
  return `${shortDate(dayOf(moment))}, ${timeOf(moment)}`;
}

function optionIn(options: (FlattenedField & { type: 'select' })['options'], value: unknown) {
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value);
  const label = typeof option === 'object' ? option.label : undefined;
  return typeof label === 'string' ? label : String(value);
}

/** By what the list calls it, as far as the asker may read it. */
async function titleOf(to: string | string[], value: unknown, req: PayloadRequest): Words {
  const { relationTo, value: id } =
    typeof value === 'object' && value !== null
      ? (value as { relationTo: string; value: number })
      : { relationTo: String(to), value: value as number };
  const doc = (await req.payload.findByID({
    collection: relationTo as 'news',
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })) as Row | null;
  const title = req.payload.collections[relationTo as 'news']?.config.admin.useAsTitle ?? 'id';
  return String(doc?.[title] ?? `nº ${id}`);
}
