/**
 * Makes links and GET forms marked `data-instant` answer without a reload: it fetches the same address and
 * replaces the parts marked `data-region`. The server renders, the address holds the state, and without this
 * script the same links and forms load the page. A link that disappears names in `data-focus` the id that
 * gets the focus. What is marked `data-announce` is announced to screen readers. A fragment in the address
 * scrolls to its target if that is not in view.
 */
import './chosen-in-sight.ts';
import './for-islands.ts';
import './voice.ts';
import { followAnswer } from './after-answer.ts';
import { loadPage } from './fetched-pages.ts';
import { whileLoading } from './loading.ts';
import { takePage } from './take-page.ts';

let latest: AbortController | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;

const pageOf = ({ pathname, search }: Location) => pathname + search;
let shownPage = pageOf(location);

type Cause = 'link' | 'typing' | 'history';

async function show(address: string, from: Cause, by?: Element): Promise<void> {
  // An answer to earlier typing must not replace the answer to a click.
  clearTimeout(pause);
  latest?.abort();
  latest = new AbortController();
  const { signal } = latest;
  try {
    const html = await whileLoading(loadPage(address, signal));
    if (signal.aborted) return;
    swap(takePage(html), from, by);
    if (from === 'link' && address !== location.href) history.pushState(null, '', address);
    if (from === 'typing') history.replaceState(null, '', address);
    shownPage = pageOf(location);
    if (from === 'link') leadTo(new URL(address).hash.slice(1));
    followAnswer(by);
    document.dispatchEvent(new CustomEvent('instant'));
  } catch {
    // On any failure the browser loads the page, which shows the error.
    if (!signal.aborted) location.assign(address);
  }
}

/** Scrolls to the target and focuses it, unless at least half of it is in view. */
function leadTo(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  const { top, bottom, height } = target.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (seen >= Math.min(height, innerHeight) / 2) return;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

function swap(fresh: Document, from: Cause, by?: Element): void {
  const active = document.activeElement;
  const focused =
    by?.getAttribute('data-focus') ?? active?.getAttribute('data-focus') ?? active?.id;
  document.title = fresh.title;
  for (const region of document.querySelectorAll('[data-region]')) {
    const replacement = fresh.getElementById(region.id);
    if (!replacement) continue;
    region.replaceWith(document.adoptNode(replacement));
  }
  if (from !== 'typing') matchFields(fresh);
  if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus();
}

/**
 * Fields outside the replaced regions, which keep their focus while typing, take the values of the new page.
 */
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

/** The visitor may still choose in the next field, or type on: only the button scrolls to the results. */
function inPlace(form: HTMLFormElement): string {
  const address = new URL(addressOf(form));
  address.hash = '';
  return address.href;
}

/** A tab's link has the search words of its page: what was typed since is added. */
function withTyped(link: Element): string {
  // From the attribute: in an SVG, a link's `href` is an object.
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
  void show(withTyped(link), 'link', link);
});

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.matches('[data-instant]')) return;
  event.preventDefault();
  void show(addressOf(form), 'link', form);
});

document.addEventListener('change', (event) => {
  const field = event.target as HTMLSelectElement;
  const form = field.form;
  if (field.tagName !== 'SELECT' || !form?.matches('[data-instant]')) return;
  void show(inPlace(form), 'link');
});

document.addEventListener('input', (event) => {
  const field = event.target as HTMLInputElement;
  const form = field.form;
  if (field.type !== 'search' || !form?.matches('[data-instant]')) return;
  clearTimeout(pause);
  pause = setTimeout(() => void show(inPlace(form), 'typing'), 250);
});

addEventListener('popstate', () => {
  // An island that answers its own links goes back by itself.
  if (document.querySelector('[data-own-links]')) return;
  // A jump within the same page fires this too, and changes nothing.
  if (pageOf(location) !== shownPage) void show(location.href, 'history');
});
