import { createElement, useEffect } from 'react';
import { inject } from 'vitest';
import type { IslandExamples } from '../../site/islands/examples.ts';
import { mount } from '../../site/islands/mount.ts';

// Browsers know it of every element, happy-dom of fields alone.
if (!('autofocus' in HTMLElement.prototype))
  Object.defineProperty(HTMLElement.prototype, 'autofocus', {
    get(this: HTMLElement) {
      return this.hasAttribute('autofocus');
    },
    set(this: HTMLElement, isOn: boolean) {
      this.toggleAttribute('autofocus', isOn);
    },
  });

/** For the tests of islands. Puts an island into the page as the server sent it. */
export function showIsland({ from, states }: IslandExamples<never>, state: string): HTMLElement {
  const sent = inject('islandMarkup')[from]?.[state];
  if (sent === undefined || !(state in states)) throw new Error(`No '${state}' of ${from}`);
  document.body.innerHTML = sent;
  return document.body.firstElementChild as HTMLElement;
}

/**
 * Takes it over as `islands.client.ts` does, and waits until its effects have run. `before` puts into the page
 * what the island finds there.
 */
export async function takeOver<Props extends object>(
  examples: IslandExamples<Props>,
  state: string,
  before?: () => void,
): Promise<HTMLElement> {
  const element = showIsland(examples as unknown as IslandExamples<never>, state);
  before?.();
  await new Promise<void>((done) => {
    // A parent's effects come after those of its children.
    function Around(props: Props) {
      useEffect(done, []);
      return createElement(examples.component, props);
    }
    ends.push(mount(element, Around, examples.states[state] as Props));
  });
  return element;
}

const ends: (() => void)[] = [];

/** What an island watches goes on until it is ended. */
export function endIslands(): void {
  for (const end of ends.splice(0)) end();
}

/** React renders in a task of its own. */
export const settled = () => new Promise<void>((done) => setTimeout(done, 0));
