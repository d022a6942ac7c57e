/** Takes over the islands of a page, each when it is wanted. */
import { whileLoading } from '../instant/loading.ts';
import { keepEvents, sayAtOnce } from './before.ts';
import type { When } from './island.tsx';

const modules = import.meta.glob<Record<string, never>>('../**/*.island.tsx');

/** How each is ended: what was replaced must not go on listening and asking. */
const mounted = new Map<Element, () => void>();

let isFirstTime = true;

const waits: Record<When, (element: Element, begin: () => void) => void> = {
  // What comes later than the page comes when it is idle.
  idle: (_, begin) => (isFirstTime ? whenIdle(begin) : begin()),
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
  if (!component || !element.isConnected) return;
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
    prepare(element, when);
  }
  isFirstTime = false;
}

/** Longer than a weak signal needs. Then links and forms do what they do without a script. */
const patienceMs = 10_000;

function prepare(element: HTMLElement, when: When): void {
  let takeBack = sayAtOnce(element);
  let end = () => {};
  const ended = new Promise<void>((done) => {
    end = done;
  });
  const repeat = keepEvents(element, () => void whileLoading(ended));
  const release = () => {
    element.dataset.failed = '';
    takeBack();
    repeat();
    end();
  };
  waits[when](element, () => {
    const giveUp = setTimeout(release, patienceMs);
    const cameLate = () => {
      if (element.dataset.failed === undefined) return;
      delete element.dataset.failed;
      takeBack = sayAtOnce(element);
    };
    void takeOver(element)
      .then(cameLate)
      .then(repeat, release)
      .finally(() => {
        clearTimeout(giveUp);
        end();
      });
  });
}

// A region that was replaced has its islands anew.
document.addEventListener('instant', find);
document.addEventListener('renewed', find);
find();
