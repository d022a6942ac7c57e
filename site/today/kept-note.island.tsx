import { useLayoutEffect, useState } from 'react';

/** Says that the town is kept, under the name of its field, and forgets it with one tap. */
export function KeptNote({ field }: { field: string }) {
  const [town, setTown] = useState<string>();

  // Before the next frame, so that nothing moves.
  useLayoutEffect(() => setTown(keptUnder(field)), [field]);
  useLayoutEffect(() => (town ? offerFirst(field, town) : undefined), [field, town]);

  function forget(): void {
    localStorage.removeItem(field);
    setTown(undefined);
    document.getElementById(field)?.focus();
  }

  return (
    <p className="small muted chooser__kept" hidden={town === undefined}>
      {'Sua cidade fica guardada só neste aparelho. '}
      <button type="button" className="chooser__forget" onClick={forget}>
        Esquecer
      </button>
    </p>
  );
}

function keptUnder(field: string): string | undefined {
  try {
    return localStorage.getItem(field) ?? undefined;
  } catch {
    // Storage may be forbidden: then nothing is kept.
    return undefined;
  }
}

/** The own town is offered first, not chosen. Gives back how to undo it. */
function offerFirst(field: string, town: string): (() => void) | undefined {
  const select = document.getElementById(field);
  if (!(select instanceof HTMLSelectElement)) return undefined;
  const own = [...select.options].find(({ value }) => value === town);
  const usual = own && { text: own.text, before: own.nextSibling };
  if (!usual) return undefined;
  own.textContent = `${usual.text} (minha cidade)`;
  select.options[0]?.after(own);
  return () => {
    own.textContent = usual.text;
    select.insertBefore(own, usual.before);
  };
}
