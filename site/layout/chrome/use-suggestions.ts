import { useEffect, useState } from 'react';
import type { Suggestion } from '#content/search';
import { counted } from '../../../lib/counts.ts';
import { say, whileLoading } from '../../instant/ask-page.ts';
import { fetchOnce } from '../../islands/fetch-data.ts';

interface Asked {
  /** '' while the list is closed. */
  words: string;
  suggestions: readonly Suggestion[];
  /** The position of the marked one; -1 is the field itself. */
  active: number;
}

const closed: Asked = { words: '', suggestions: [], active: -1 };
const waitMs = 150;
const shortest = 2;

/**
 * What may be meant by what is typed, from an address that answers `q` with suggestions. Failures are silent,
 * because the form works without them.
 */
export function useSuggestions(from: string) {
  const [{ words, suggestions, active }, setAsked] = useState(closed);

  useEffect(() => {
    if (words === '') return;
    const request = new AbortController();
    const pause = setTimeout(async () => {
      const found = await load(`${from}?${new URLSearchParams({ q: words })}`, request.signal);
      if (request.signal.aborted) return;
      setAsked(found ? { words, suggestions: found, active: -1 } : closed);
      say(found ? inWords(found.length) : '');
    }, waitMs);
    return () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [words, from]);

  function close(): void {
    setAsked(closed);
    say('');
  }

  function ask(typed: string): void {
    const fresh = typed.trim().replace(/\s+/g, ' ').toLowerCase();
    // What is shown stays until the answer is there.
    if (fresh.length >= shortest) setAsked((before) => ({ ...before, words: fresh }));
    else close();
  }

  /** Through the list and the field in a circle, so that one can return to what was typed. */
  function move(step: 1 | -1): void {
    const places = suggestions.length + 1;
    setAsked((before) => ({
      ...before,
      active: ((before.active + 1 + step + places) % places) - 1,
    }));
  }

  return { suggestions, active, ask, move, close };
}

const load = (address: string, signal: AbortSignal): Promise<Suggestion[] | undefined> =>
  whileLoading(fetchOnce<Suggestion[]>(address, signal)).catch(() => undefined);

function inWords(count: number): string {
  if (count === 0) return 'Nenhuma sugestão.';
  return `${counted(count, 'sugestão', 'sugestões')}. Use as setas para escolher.`;
}
