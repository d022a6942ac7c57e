/**
 * Makes links and GET forms marked `data-instant` answer at once: the same address is fetched, and the
 * parts marked `data-region` are taken from the page it returns. The server renders, the address
 * keeps the state, and without this script the very same links and forms simply load the page.
 * A link that will be gone says in `data-focus` the id of what takes the focus; what is marked
 * `data-announce` is spoken.
 */
import { whileLoading } from './loading.ts';
import './chosen-in-sight.ts';
import './voice.ts';

let latest: AbortController | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;

const pageOf = ({ pathname, search }: Location) => pathname + search;
let shownPage = pageOf(location);

/** Pages fetched in this visit: going back and forth between tabs costs no data. */
const seen = new Map<string, { html: string; at: number }>();
const keepMs = 60_000;
const keepPages = 20;

async function load(address: string, signal: AbortSignal): Promise<string> {
  const kept = seen.get(address);
  if (kept && Date.now() - kept.at < keepMs) return kept.html;
  const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(String(response.status));
  const html = await response.text();
  remember(address, html);
  return html;
}

/** The oldest page makes room: a long visit must not fill a small phone. */
function remember(address: string, html: string): void {
  seen.delete(address);
  seen.set(address, { html, at: Date.now() });
  const [oldest] = seen.keys();
  if (seen.size > keepPages && oldest !== undefined) seen.delete(oldest);
}

type Cause = 'link' | 'typing' | 'history';

async function show(address: string, from: Cause): Promise<void> {
  // What was typed before a click must not come after its answer.
  clearTimeout(pause);
  latest?.abort();
  latest = new AbortController();
  const { signal } = latest;
  try {
    const html = await whileLoading(load(address, signal));
    if (signal.aborted) return;
    swap(new DOMParser().parseFromString(html, 'text/html'), from);
    if (from === 'link') history.pushState(null, '', address);
    if (from === 'typing') history.replaceState(null, '', address);
    shownPage = pageOf(location);
    document.dispatchEvent(new CustomEvent('instant'));
  } catch {
    // Whatever went wrong, the browser's own way of loading a page explains it best.
    if (!signal.aborted) location.assign(address);
  }
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

document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a[data-instant]');
  if (!link) return;
  event.preventDefault();
  // From the attribute: inside a drawing, a link's `href` is an object and not a text.
  void show(new URL(link.getAttribute('href') ?? '', location.href).href, 'link');
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
  if (field.tagName === 'SELECT' && form?.matches('[data-instant]'))
    void show(addressOf(form), 'link');
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
