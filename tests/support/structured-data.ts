/** An item of schema.org in a page. */
export type SchemaThing = Record<string, unknown> & { '@type': string };

const scripts = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

export function schemaThingsIn(html: string): SchemaThing[] {
  return [...html.matchAll(scripts)].map(([, text = '']) => JSON.parse(text));
}
