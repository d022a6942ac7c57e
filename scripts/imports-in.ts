const importing = /(?:import|export)\s[^'";]*?from\s*'([^']+)'|import\s*\(?\s*'([^']+)'/g;

/** What a file of ours loads; types are not loaded. */
export function importsIn(typescript: string): string[] {
  return [...typescript.matchAll(importing)]
    .filter(([whole]) => !/^(import|export) type\b/.test(whole))
    .map(([, from, bare]) => from ?? bare ?? '');
}
