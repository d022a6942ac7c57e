/**
 * The rules by which Mozilla's HTTP Observatory grades an answer, as far as one answer can show them. A site
 * begins with 100 points; those of preload lists can't be had by headers.
 */
type Rule = (headers: Record<string, string>, html: string) => number;

const directivesOf = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources] as const),
  );

function gradePolicy(policy: string | undefined): number {
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const code = [...sources('script-src'), ...sources('object-src')];
  if (code.some((source) => /^('unsafe-(inline|eval)'|data:|https?:|\*)$/.test(source))) return -20;
  if (/\bhttp:/.test(policy)) return -20;
  if (sources('style-src').some((source) => /^('unsafe-inline'|data:|https?:|\*)$/.test(source)))
    return 0;
  const sendsHome = directives
    .get('form-action')
    ?.every((source) => /^'(self|none)'$/.test(source));
  return directives.get('default-src')?.join() === "'none'" && sendsHome ? 10 : 5;
}

const rules: Record<string, Rule> = {
  'content-security-policy': (headers) => gradePolicy(headers['content-security-policy']),
  cookies: (headers) => (headers['set-cookie'] ? -20 : 0),
  'cross-origin-resource-sharing': (headers) =>
    headers['access-control-allow-origin'] && headers['access-control-allow-credentials'] ? -50 : 0,
  'referrer-policy': (headers) =>
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers['referrer-policy'] ?? '',
    )
      ? 5
      : 0,
  'strict-transport-security': (headers) => {
    const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
    return age >= 15_768_000 ? 0 : age > 0 ? -10 : -20;
  },
  'subresource-integrity': (_, html) => (/<script[^>]+src="(https?:)?\/\//.test(html) ? -5 : 0),
  'x-content-type-options': (headers) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  'x-frame-options': (headers) =>
    /frame-ancestors '(none|self)'/.test(headers['content-security-policy'] ?? '') ? 5 : -20,
  'cross-origin-resource-policy': (headers) =>
    /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
  'cross-origin-opener-policy': (headers) =>
    headers['cross-origin-opener-policy'] === 'same-origin' ? 10 : 0,
  'cross-origin-embedder-policy': (headers) =>
    headers['cross-origin-embedder-policy'] === 'require-corp' ? 10 : 0,
};

export type Grades = Record<string, number>;

export function gradeAnswer(headers: Record<string, string>, html: string): Grades {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, rule(headers, html)]),
  );
}

export const scoreOf = (grades: Grades) =>
  Object.values(grades).reduce((sum, points) => sum + points, 100);
