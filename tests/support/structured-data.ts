/** A thing of schema.org as a page tells it. */
export type Told = Record<string, unknown> & { '@type': string };

const scripts = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

export function toldIn(html: string): Told[] {
  return [...html.matchAll(scripts)].map(([, text = '']) => JSON.parse(text));
}
