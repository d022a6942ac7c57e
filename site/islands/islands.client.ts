/** Takes over the islands of a page, each when it is wanted. */
import type { When } from './island.tsx';

const modules = import.meta.glob<Record<string, never>>('../**/*.island.tsx');

const waits: Record<When, (element: Element, begin: () => Promise<void>) => void> = {
  idle: (_, begin) => whenIdle(() => void begin()),
  visible(element, begin) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void begin();
    });
    // The mark around an island has no box of its own.
    for (const child of element.children) observer.observe(child);
  },
  touched(element, begin) {
    const names = ['focusin', 'pointerover', 'pointerdown', 'click'];
    const first = () => {
      for (const name of names) element.removeEventListener(name, first, true);
      void begin();
    };
    for (const name of names)
      element.addEventListener(name, first, { passive: true, capture: true });
  },
  pressed(element, begin) {
    let early: HTMLButtonElement | undefined;
    const hold = (event: Event) => {
      const button = (event.target as Element).closest('button');
      if (!button) return;
      early = button;
      event.preventDefault();
      event.stopPropagation();
    };
    waits.touched(element, () =>
      // Without a connection the button does what it does without a script.
      begin().finally(() => {
        element.removeEventListener('click', hold, true);
        early?.click();
      }),
    );
    element.addEventListener('click', hold, true);
  },
};

function whenIdle(begin: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin, 200);
}

async function takeOver(element: HTMLElement): Promise<void> {
  const load = modules[`../${element.dataset.island}.island.tsx`];
  if (!load) throw new Error(`No island ${element.dataset.island}`);
  const [module, { mount }] = await Promise.all([load(), import('./mount.ts')]);
  const [component] = Object.values(module);
  if (component) mount(element, component, JSON.parse(element.dataset.props ?? '{}'));
}

function find(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island][data-when]')) {
    const when = element.dataset.when as When;
    // So that it is not begun a second time.
    delete element.dataset.when;
    waits[when](element, () => takeOver(element));
  }
}

// A region that was replaced has its islands anew.
document.addEventListener('instant', find);
find();
