import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Builds the site into one function, `render(request)`. Sockets, compression, caching and headers are done by
 * our front server, so Astro's Node adapter is not needed.
 */
export function renderFunctionAdapter(): AstroIntegration {
  let developing = false;
  return {
    name: 'render-function',
    hooks: {
      'astro:config:setup': ({ command }) => {
        developing = command === 'dev';
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'render-function',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('./astro-entry.ts', import.meta.url)),
          adapterFeatures: {
            buildOutput: 'server',
            middlewareMode: 'classic',
            // Without it Astro's development server answers without the content security policy.
            staticHeaders: developing,
          },
          supportedAstroFeatures: {
            serverOutput: 'stable',
            hybridOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
    },
  };
}
