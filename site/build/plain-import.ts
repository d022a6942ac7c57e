import type { Plugin } from 'vite';

const helper = /^\0vite\/preload-helper\.js$/;

/**
 * Lets `import()` be what the browser knows. Vite wraps it to fetch styles and nested modules ahead, and
 * the wrapper weighs a kilobyte in the script of every page, for a module that most visits never load.
 */
export function plainImport(): Plugin {
  return {
    name: 'plain-import',
    enforce: 'pre',
    load: {
      filter: { id: helper },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
