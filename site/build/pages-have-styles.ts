import type { Plugin } from 'vite';

/**
 * Leaves styles out of scripts: the page that holds a component has its styles already. With them the script of
 * every page would list each sheet that an island's components import.
 */
export function pagesHaveStyles(): Plugin {
  const none = '\0no-styles';
  return {
    name: 'pages-have-styles',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) =>
      id.endsWith('.css') && /\.tsx?$/.test(importer ?? '') ? none : null,
    load: (id) => (id === none ? '' : null),
  };
}
