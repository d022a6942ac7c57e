import { type KeyboardEventHandler, type SyntheticEvent, useEffect, useRef } from 'react';
import type { Suggestion } from '#content/search';
import { Marked } from '../../ui/cards/marked.tsx';

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  open: (address: string) => void;
  /** The focus stays in the field; where a screen reader sends a key to the list all the same, it is answered. */
  press: KeyboardEventHandler;
}

/** Under the header's search: titles with the typed words marked, and what each is. */
export function SuggestionList({ id, suggestions, active, open, press }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={list}
      className="find__list"
      id={id}
      role="listbox"
      aria-label="Sugestões"
      hidden={suggestions.length === 0}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
    >
      {suggestions.map(({ title, kind, address }, position) => (
        <div
          key={address}
          id={`${id}-${position}`}
          role="option"
          aria-selected={position === active}
          tabIndex={-1}
          onClick={() => open(address)}
          onKeyDown={press}
        >
          <span>
            <Marked pieces={title} />
          </span>
          {/* Heard, not seen: what it is comes after its title, not as a part of it. */}
          <span className="vh">,</span> <small>{kind}</small>
        </div>
      ))}
    </div>
  );
}

/** A press must not move the focus, or the list would close before the click. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();
