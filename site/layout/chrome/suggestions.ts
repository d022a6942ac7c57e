/**
 * Suggestions while typing in the header's search: a combobox with a listbox, as the ARIA Authoring Practices
 * describe it. The focus stays in the field. Failures are ignored, because the form works without this.
 */
import type { Suggestion } from '#content/search';
import { counted } from '../../../lib/counts.ts';
import type { whileLoading } from '../../instant/loading.ts';
import { queryClient } from '../../instant/query-client.ts';
import type { say } from '../../instant/say.ts';
import { toOption } from './suggestion-option.ts';

/** Given, because a module that this file shared with the page's script would become a third file. */
interface Voice {
  whileLoading: typeof whileLoading;
  say: typeof say;
}

const waitMs = 150;
const shortest = 2;
const field = document.getElementById('procurar') as HTMLInputElement;
const list = document.getElementById('sugestoes') as HTMLElement;

let voice: Voice;
let pause: ReturnType<typeof setTimeout> | undefined;
let asked = '';
let active = -1;

const key = (words: string) => ['sugestoes', words];

async function ask(words: string): Promise<Suggestion[]> {
  return queryClient.fetchQuery({
    queryKey: key(words),
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ q: words });
      const response = await fetch(`${list.dataset.from}?${query}`, { signal });
      if (!response.ok) throw new Error(String(response.status));
      return (await response.json()) as Suggestion[];
    },
    staleTime: 60_000,
    // No retry: by then something else has been typed.
    retry: false,
  });
}

async function renew(): Promise<void> {
  const words = field.value.trim().replace(/\s+/g, ' ').toLowerCase();
  if (words === asked && !list.hidden) return;
  if (words !== asked) void queryClient.cancelQueries({ queryKey: key(asked) });
  asked = words;
  if (words.length < shortest) return close();
  try {
    const suggestions = await voice.whileLoading(ask(words));
    if (asked === words && document.activeElement === field) show(suggestions);
  } catch {
    if (asked === words) close();
  }
}

function show(suggestions: Suggestion[]): void {
  list.replaceChildren(...suggestions.map(toOption));
  mark(-1);
  list.hidden = suggestions.length === 0;
  field.setAttribute('aria-expanded', String(!list.hidden));
  voice.say(
    suggestions.length === 0
      ? 'Nenhuma sugestão.'
      : `${counted(suggestions.length, 'sugestão', 'sugestões')}. Use as setas para escolher.`,
  );
}

/** Marks the option at a position; -1 is the field itself. */
function mark(position: number): void {
  active = position;
  for (const [index, option] of [...list.children].entries())
    option.setAttribute('aria-selected', String(index === position));
  const chosen = list.children[position];
  if (chosen) {
    field.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView({ block: 'nearest' });
  } else field.removeAttribute('aria-activedescendant');
}

function close(): void {
  // The pending request is not needed any more.
  void queryClient.cancelQueries({ queryKey: key(asked) });
  list.hidden = true;
  field.setAttribute('aria-expanded', 'false');
  voice.say('');
  mark(-1);
}

function open(option: Element | null | undefined): boolean {
  const address = option instanceof HTMLElement ? option.dataset.address : undefined;
  if (address === undefined) return false;
  close();
  location.assign(address);
  return true;
}

/** Moves through the list and the field in a circle, so that one can return to what was typed. */
function move(step: 1 | -1): void {
  const places = list.childElementCount + 1;
  mark(((active + 1 + step + places) % places) - 1);
}

const keys: Record<string, () => boolean> = {
  ArrowDown() {
    if (list.hidden) void renew();
    else move(1);
    return true;
  },
  ArrowUp() {
    if (!list.hidden) move(-1);
    return true;
  },
  Enter: () => !list.hidden && open(list.children[active]),
  Escape() {
    const wasOpen = !list.hidden;
    close();
    return wasOpen;
  },
};

export function startSuggestions(given: Voice): void {
  voice = given;
  field.addEventListener('keydown', (event) => {
    if (!event.isComposing && keys[event.key]?.()) event.preventDefault();
  });
  field.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(() => void renew(), waitMs);
  });
  field.addEventListener('blur', close);
  // A press must not move the focus, or the list would close before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) =>
    open((event.target as Element).closest('[data-address]')),
  );

  // Text typed before this script had loaded.
  if (field.value !== '') void renew();
}
