import type { Plugin } from 'vite';

/** React's modules that components import, and what answers for them in the browser. */
export const standIns: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
};

/**
 * In the browser Preact takes over what React rendered on the server: a tenth of the bytes, the same
 * components. `ISLANDS=react` builds with React in both places.
 */
export function preactInBrowser(): Plugin {
  return {
    name: 'preact-in-browser',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client' && process.env.ISLANDS !== 'react',
    resolveId(id, importer) {
      const standIn = standIns[id];
      return standIn === undefined ? null : this.resolve(standIn, importer, { skipSelf: true });
    },
  };
}
