type Kind = 'counter' | 'gauge';

/** One figure under all its labels, as it goes from one program to another. */
export interface Family {
  name: string;
  help: string;
  kind: Kind;
  samples: { labels: Record<string, string>; value: number }[];
}

/** A figure, or one for each value of the label. */
type Figures = number | Record<string, number>;
type Read = () => Figures | Promise<Figures>;

interface Known {
  help: string;
  kind: Kind;
  label: string;
  read: Read;
}

/** What this program counts, by name. */
const known = new Map<string, Known>();

/** A figure that is looked up when somebody asks. */
export function gauge(name: string, help: string, read: Read, label = 'kind'): void {
  known.set(name, { help, kind: 'gauge', label, read });
}

/** The same for what only grows and is counted elsewhere. */
export function total(name: string, help: string, read: Read): void {
  known.set(name, { help, kind: 'counter', label: 'kind', read });
}

/** A figure that only grows, for each value of its label if it has one. */
export function counter(name: string, help: string, label?: string) {
  const values: Record<string, number> = {};
  const read = () => (label === undefined ? (values[''] ?? 0) : values);
  known.set(name, { help, kind: 'counter', label: label ?? '', read });
  return {
    add(value = '', by = 1): void {
      values[value] = (values[value] ?? 0) + by;
    },
  };
}

/** All figures of this program. What can't be read now, because the database is away, is left out. */
export async function collectMetrics(): Promise<Family[]> {
  const families = [...known].map(async ([name, { help, kind, label, read }]) => {
    const figures = await Promise.resolve().then(read);
    const samples =
      typeof figures === 'number'
        ? [{ labels: {}, value: figures }]
        : Object.entries(figures).map(([key, value]) => ({ labels: { [label]: key }, value }));
    return { name, help, kind, samples };
  });
  const settled = await Promise.allSettled(families);
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

export const withLabels = (families: Family[], more: Record<string, string>): Family[] =>
  families.map((family) => ({
    ...family,
    samples: family.samples.map(({ labels, value }) => ({ labels: { ...more, ...labels }, value })),
  }));

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

/** The text that Prometheus reads: a figure of several programs stands in one place. */
export function writeMetrics(families: Family[]): string {
  const byName = Map.groupBy(families, ({ name }) => name);
  return [...byName].map(([name, same]) => writeFamily(name, same)).join('');
}

function writeFamily(name: string, same: Family[]): string {
  const [{ help, kind } = { help: '', kind: 'gauge' }] = same;
  const lines = same.flatMap(({ samples }) =>
    samples.map(({ labels, value }) => `${name}${writeLabels(labels)} ${value}`),
  );
  return `${[`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines].join('\n')}\n`;
}

function writeLabels(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
