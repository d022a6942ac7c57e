import { useEffect, useLayoutEffect, useRef } from 'react';

/** Listens on the window, with one listener that calls the latest of what is handed in. */
export function useWindow<Name extends keyof WindowEventMap>(
  name: Name,
  listen: (event: WindowEventMap[Name]) => void,
): void {
  const latest = useRef(listen);
  // At once: an event may come before the effects of the new state.
  useLayoutEffect(() => {
    latest.current = listen;
  });
  useEffect(() => {
    const tell = (event: WindowEventMap[Name]) => latest.current(event);
    addEventListener(name, tell);
    return () => removeEventListener(name, tell);
  }, [name]);
}
