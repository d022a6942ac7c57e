/** Takes over the islands of a page, each when it is wanted. */
import { keepEarlyEvents } from './early-events.ts';
import type { When } from './island.tsx';

const modules = import.meta.glob<Record<string, never>>('../**/*.island.tsx');

const waits: Record<When, (element: Element, begin: () => void) => void> = {
  idle: (_, begin) => whenIdle(begin),
  visible(element, begin) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      begin();
    });
    // The mark around an island has no box of its own.
    for (const child of element.children) observer.observe(child);
  },
  touched(element, begin) {
    const names = ['focusin', 'pointerover', 'pointerdown'];
    const first = () => {
      for (const name of names) element.removeEventListener(name, first);
      begin();
    };
    for (const name of names) element.addEventListener(name, first, { passive: true });
  },
};

function whenIdle(begin: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin, 200);
}

async function takeOver(element: HTMLElement, tellEarlyEvents: () => void): Promise<void> {
  const load = modules[`../${element.dataset.island}.island.tsx`];
  if (!load) throw new Error(`No island ${element.dataset.island}`);
  const [module, { mount }] = await Promise.all([load(), import('./mount.ts')]);
  const [component] = Object.values(module);
  if (component) mount(element, component, JSON.parse(element.dataset.props ?? '{}'));
  tellEarlyEvents();
}

function find(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island][data-when]')) {
    const when = element.dataset.when as When;
    // So that it is not begun a second time.
    delete element.dataset.when;
    const tellEarlyEvents = keepEarlyEvents(element);
    waits[when](element, () => void takeOver(element, tellEarlyEvents));
  }
}

// A region that was replaced has its islands anew.
document.addEventListener('instant', find);
find();
