import type { Plugin } from 'vite';

const helper = /^\0vite\/preload-helper\.js$/;

/**
 * Keeps `import()` as it is. Vite wraps it to preload styles and modules, and the wrapper adds a kilobyte to
 * the script of every page, for a module that most visits never load.
 */
export function plainImport(): Plugin {
  return {
    name: 'plain-import',
    enforce: 'pre',
    // Else every page has the list of what each module imports.
    configEnvironment: () => ({ build: { modulePreload: false } }),
    load: {
      filter: { id: helper },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
