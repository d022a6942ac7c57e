import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { TestProject } from 'vitest/node';
import type { IslandExamples } from '../../site/islands/examples.ts';
import { spaceWords } from '../../site/server/space-words.ts';

/** What the server sends for each state of each island, by the island's file and the name of the state. */
export type IslandMarkup = Record<string, Record<string, string>>;

declare module 'vitest' {
  interface ProvidedContext {
    islandMarkup: IslandMarkup;
  }
}

// Past Vite, whose aliases may put another library in React's place.
const require = createRequire(import.meta.url);
const { createElement }: typeof import('react') = require('react');
const { renderToStaticMarkup }: typeof import('react-dom/server') = require('react-dom/server');

const root = join(import.meta.dirname, '../..');

/** Renders the examples with React, as the site does, in a program that knows no other library. */
export default async function renderIslands(project: TestProject): Promise<void> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { Island }: typeof import('../../site/islands/island.tsx') = (await server.ssrLoadModule(
    '/site/islands/island.tsx',
  )) as never;
  const markup: IslandMarkup = {};
  for (const file of globSync('site/**/*.example.tsx', { cwd: root })) {
    const module = await server.ssrLoadModule(`/${file}`);
    const { from, component, states }: IslandExamples = module.examples;
    const when = 'touched' as const;
    markup[from] = Object.fromEntries(
      Object.entries(states).map(([name, props]) => [
        name,
        spaceWords(
          renderToStaticMarkup(createElement(Island<never>, { of: component, from, when, props })),
        ),
      ]),
    );
  }
  await server.close();
  project.provide('islandMarkup', markup);
}
