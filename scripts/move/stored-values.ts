/** How one value is stored in SQLite and in PostgreSQL, by the PostgreSQL type of its column. */
type Value = unknown;

/** What PostgreSQL takes for what SQLite holds: it has no type for truth, moments or JSON. */
export function toPostgres(value: Value, type: string): Value {
  if (value === null || value === undefined) return null;
  if (type === 'boolean') return Number(value) === 1;
  return typeof value === 'bigint' ? value.toString() : value;
}

/** The same text for the same value of either database. */
export function comparable(value: Value, type: string): string {
  if (value === null || value === undefined) return '\0';
  if (type === 'boolean') return String(value === true || Number(value) === 1);
  if (type.startsWith('timestamp')) return new Date(value as string | Date).toISOString();
  if (type.startsWith('json'))
    return JSON.stringify(sorted(typeof value === 'string' ? JSON.parse(value) : value));
  if (/^(numeric|integer|bigint|real|double)/.test(type)) return String(Number(value));
  return String(value);
}

/** PostgreSQL keeps the names of an object in an order of its own. */
function sorted(value: Value): Value {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
