import type { ComponentType } from 'react';

/** An island in its states: `/estilo` shows them, tests take them over in the browser and compare. */
export interface IslandExamples<Props extends object = never> {
  /** Its file under `site/`, without `.island.tsx`. */
  from: string;
  component: ComponentType<Props>;
  /** By the name of the state. */
  states: Record<string, Props>;
}

/** Keeps a component and the props of its states together. */
export const islandExamples = <Props extends object>(
  examples: IslandExamples<Props>,
): IslandExamples<Props> => examples;
