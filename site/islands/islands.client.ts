/** Takes over the islands of a page, each when it is wanted. */
import { keepEvents, sayAtOnce } from './before.ts';
import type { When } from './island.tsx';

const modules = import.meta.glob<Record<string, never>>('../**/*.island.tsx');

/** How each is ended: what was replaced must not go on listening and asking. */
const mounted = new Map<Element, () => void>();

const waits: Record<When, (element: Element, begin: () => void) => void> = {
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
    // In a region that was replaced it may have the focus already.
    if (element.matches(':focus-within')) return begin();
    const names = ['focusin', 'pointerover', 'pointerdown', 'click'];
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

async function takeOver(element: HTMLElement): Promise<void> {
  const load = modules[`../${element.dataset.island}.island.tsx`];
  if (!load) throw new Error(`No island ${element.dataset.island}`);
  const [module, { mount }] = await Promise.all([load(), import('./mount.ts')]);
  const [component] = Object.values(module);
  if (!component) return;
  mounted.set(element, mount(element, component, JSON.parse(element.dataset.props ?? '{}')));
}

function find(): void {
  for (const [element, end] of mounted) {
    if (element.isConnected) continue;
    end();
    mounted.delete(element);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-island][data-when]')) {
    const when = element.dataset.when as When;
    // So that it is not begun a second time.
    delete element.dataset.when;
    sayAtOnce(element);
    const repeat = keepEvents(element);
    // Without a connection links and forms do what they do without a script.
    waits[when](element, () => void takeOver(element).then(repeat, repeat));
  }
}

// A region that was replaced has its islands anew.
document.addEventListener('instant', find);
document.addEventListener('renewed', find);
find();
