/**
 * Makes links and GET forms marked `data-instant` answer at once: the same address is fetched, and the
 * parts marked `data-region` are taken from the page it returns. The server renders, the address
 * keeps the state, and without this script the very same links and forms simply load the page.
 * A link that will be gone says in `data-focus` the id of what takes the focus; what is marked
 * `data-announce` is spoken. The fragment of an address leads to what came, where that is out of sight.
 */
import { loadPage } from './fetched-pages.ts';
import { whileLoading } from './loading.ts';
import './chosen-in-sight.ts';
import './voice.ts';

let latest: AbortController | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;

const pageOf = ({ pathname, search }: Location) => pathname + search;
let shownPage = pageOf(location);

type Cause = 'link' | 'typing' | 'history';

async function show(address: string, from: Cause): Promise<void> {
  // What was typed before a click must not come after its answer.
  clearTimeout(pause);
  latest?.abort();
  latest = new AbortController();
  const { signal } = latest;
  try {
    const html = await whileLoading(loadPage(address, signal));
    if (signal.aborted) return;
    swap(new DOMParser().parseFromString(html, 'text/html'), from);
    if (from === 'link' && address !== location.href) history.pushState(null, '', address);
    if (from === 'typing') history.replaceState(null, '', address);
    shownPage = pageOf(location);
    if (from === 'link') leadTo(new URL(address).hash.slice(1));
    document.dispatchEvent(new CustomEvent('instant'));
  } catch {
    // Whatever went wrong, the browser's own way of loading a page explains it best.
    if (!signal.aborted) location.assign(address);
  }
}

/** Eyes and keyboard alike; who sees already what came keeps the place where one chooses. */
function leadTo(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  const { top, bottom, height } = target.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (seen >= Math.min(height, innerHeight) / 2) return;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

function swap(fresh: Document, from: Cause): void {
  const active = document.activeElement;
  const focused = active?.getAttribute('data-focus') ?? active?.id;
  document.title = fresh.title;
  for (const region of document.querySelectorAll('[data-region]')) {
    const replacement = fresh.getElementById(region.id);
    if (!replacement) continue;
    region.replaceWith(document.adoptNode(replacement));
  }
  if (from !== 'typing') matchFields(fresh);
  if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus();
}

/** Fields that stand outside the regions, so that typing goes on undisturbed, follow a link or 'back'. */
function matchFields(fresh: Document): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'form[data-instant] :is(input, select)[id]',
  )) {
    const other = fresh.getElementById(field.id);
    if (other instanceof HTMLInputElement || other instanceof HTMLSelectElement)
      field.value = other.value;
  }
}

function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') address.searchParams.set(name, value);
  return address.href;
}

/** A tab was rendered with the words of its page: what was typed since goes along, answered or not. */
function withTyped(link: Element): string {
  // From the attribute: inside a drawing, a link's `href` is an object and not a text.
  const address = new URL(link.getAttribute('href') ?? '', location.href);
  if (!link.closest('.tabs')) return address.href;
  for (const { name, value } of document.querySelectorAll<HTMLInputElement>(
    'form[data-instant] input[type="search"]',
  ))
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  return address.href;
}

document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a[data-instant]');
  if (!link) return;
  event.preventDefault();
  void show(withTyped(link), 'link');
});

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.matches('[data-instant]')) return;
  event.preventDefault();
  void show(addressOf(form), 'link');
});

document.addEventListener('change', (event) => {
  const field = event.target as HTMLSelectElement;
  const form = field.form;
  if (field.tagName !== 'SELECT' || !form?.matches('[data-instant]')) return;
  // One may still choose in the next field: only the button leads to what came.
  const address = new URL(addressOf(form));
  address.hash = '';
  void show(address.href, 'link');
});

document.addEventListener('input', (event) => {
  const field = event.target as HTMLInputElement;
  const form = field.form;
  if (field.type !== 'search' || !form?.matches('[data-instant]')) return;
  clearTimeout(pause);
  pause = setTimeout(() => void show(addressOf(form), 'typing'), 250);
});

addEventListener('popstate', () => {
  // A jump to another part of the same page fires this too, and changes nothing.
  if (pageOf(location) !== shownPage) void show(location.href, 'history');
});
