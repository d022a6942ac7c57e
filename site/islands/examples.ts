import type { ComponentType } from 'react';

/** An island in its states: `/estilo` shows them, tests take them over in the browser and compare. */
export interface IslandExamples<Props extends object = never> {
  /** Its file under `site/`, without `.island.tsx`. */
  from: string;
  component: ComponentType<Props>;
  /** The class of what it stands in on a page, where its styles need that. */
  within?: string;
  /** The site whose frames it may bring. */
  mayShow?: 'video' | 'map';
  /** By the name of the state. */
  states: Record<string, Props>;
}

/** Keeps a component and the props of its states together. */
export const islandExamples = <Props extends object>(
  examples: IslandExamples<Props>,
): IslandExamples<Props> => examples;
