import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { mapSite, videoSite } from './lib/framed-sites.ts';
import { renderFunctionAdapter } from './site/build/astro-adapter.ts';
import { compressionDictionary } from './site/build/compression-dictionary.ts';
import { contentDoor } from './site/build/content-door.ts';
import { faceFile } from './site/build/face-file.ts';
import { pagesHaveStyles } from './site/build/pages-have-styles.ts';
import { plainImport } from './site/build/plain-import.ts';
import { preactInBrowser } from './site/build/preact-in-browser.ts';
import { addFace } from './site/layout/chrome/display-face.ts';
import { earlyScript } from './site/layout/chrome/visitor-choices.ts';
import { speculationRules } from './site/layout/speculation-rules.ts';
import { namedBreakpoints } from './site/styles/breakpoints.ts';
import { layerOrder } from './site/styles/layers.ts';

const face = readFileSync('site/styles/fonts/archivo-portuguese.woff2', 'base64');
const faceScript = addFace(`data:font/woff2;base64,${face}`);

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  output: 'server',
  trailingSlash: 'never',
  adapter: renderFunctionAdapter(),
  integrations: [react(), compressionDictionary(), faceFile(faceScript)],
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  session: false,
  markdown: { syntaxHighlight: false },
  security: {
    // The front server compares origins itself, so that a proxy in front of it does not confuse Astro.
    checkOrigin: false,
    csp: {
      scriptDirective: { hashes: [earlyScript, faceScript, speculationRules].map(hashOf) },
      styleDirective: { hashes: [hashOf(layerOrder)] },
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        `connect-src 'self' ${videoSite}`,
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        `frame-src ${videoSite} ${mapSite}`,
      ],
    },
  },
  vite: {
    plugins: [
      contentDoor(),
      plainImport(),
      pagesHaveStyles(),
      preactInBrowser(),
      namedBreakpoints(),
    ],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // One file for all that every island needs, instead of four.
              codeSplitting: {
                groups: [{ name: 'islands', test: /node_modules\/preact\/|site\/islands\/mount/ }],
              },
            },
          },
        },
      },
    },
    build: {
      // Inlined assets would need `unsafe-inline` or a hash on every page.
      assetsInlineLimit: 0,
      // Browsers that know light-dark(), of which the tokens are made: nested rules stay nested.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
    },
  },
});

function hashOf(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
