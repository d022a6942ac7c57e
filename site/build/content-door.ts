import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const door = /^#content\/([\w/-]+)$/;

/**
 * Keeps `#content/*` out of the bundle: pages and front server then share one instance of the
 * content system, run by Node as it stands, and the site builds without compiling the CMS.
 */
export function contentDoor(): Plugin {
  let serving = false;
  return {
    name: 'content-door',
    enforce: 'pre',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId(id) {
      const name = door.exec(id)?.[1];
      if (name === undefined) return null;
      // A built page asks Node, which knows the name from package.json; the dev server wants a file.
      const file = () => pathToFileURL(`${root}content/${name}.ts`).href;
      return { id: serving ? file() : id, external: true };
    },
  };
}
