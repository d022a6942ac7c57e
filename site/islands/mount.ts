import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Gives back how to end it. Apart from `islands.client.ts`, so that pages without an island load no library. */
export function mount<Props extends object>(
  element: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): () => void {
  const root = hydrateRoot(element, createElement(component, props));
  element.dataset.mounted = '';
  return () => root.unmount();
}
