import { type KeyboardEvent, useRef } from 'react';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SearchSuggestionsProps {
  /** The address that answers with suggestions. */
  from: string;
  /** Where a page has more than one. */
  id?: string;
  listId?: string;
}

/**
 * The field of the header's search, with suggestions while one types: a combobox with a listbox, as the ARIA
 * Authoring Practices describe it. The focus stays in the field.
 */
export function SearchSuggestions({
  from,
  id = 'procurar',
  listId = 'sugestoes',
}: SearchSuggestionsProps) {
  const field = useRef<HTMLInputElement>(null);
  const { suggestions, active, ask, move, close } = useSuggestions(from);
  const isOpen = suggestions.length > 0;
  const chosen = suggestions[active];

  function open(address: string): void {
    close();
    location.assign(address);
  }

  /** The others are the browser's: Enter sends the form, Esc closes the panel. */
  const keys: Record<string, () => void> = {
    ArrowDown: () => (isOpen ? move(1) : ask(field.current?.value ?? '')),
    ArrowUp: () => (isOpen ? move(-1) : undefined),
    ...(isOpen ? { Escape: close } : {}),
    ...(chosen ? { Enter: () => open(chosen.address) } : {}),
  };

  function press(event: KeyboardEvent): void {
    const answer = keys[event.key];
    if (!answer || event.nativeEvent.isComposing) return;
    event.preventDefault();
    answer();
  }

  return (
    <>
      <label className="vh" htmlFor={id}>
        Pesquisar no portal
      </label>
      <input
        ref={field}
        className="find__field"
        id={id}
        name="q"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={chosen && `${listId}-${active}`}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        placeholder="O que você procura?"
        // Not for what was typed before the script was here, if the panel is closed again.
        onInput={({ currentTarget: at }) => at === document.activeElement && ask(at.value)}
        onKeyDown={press}
        onBlur={close}
      />
      <SuggestionList id={listId} {...{ suggestions, active, open, press }} />
    </>
  );
}
