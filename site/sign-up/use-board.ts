import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Board, type BoardProps, boardIn, follow, takeHere } from './board-state.ts';
import { stepPath } from './question.tsx';
import { signUpTitle } from './sign-up-title.ts';
import { useKeeping } from './use-keeping.ts';

/** The board, and the element whose links and forms it answers. */
export function useBoard(props: BoardProps) {
  const { signUp, view } = props;
  const [board, setBoard] = useState<Board>(() => boardIn(view));
  const place = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  const restore = useCallback(
    (people: Board['people']) => setBoard((now) => ({ ...now, people })),
    [],
  );
  const keeping = useKeeping(view.key, board.people, restore);

  function show(next: Board, address?: string): void {
    if (address && address !== location.href) history.pushState(null, '', address);
    isMoved.current = true;
    setBoard(next);
  }

  useListeners(place, {
    click(event) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element).closest('a');
      // To a field of this page.
      if (link?.hash) return;
      if (!link) return;
      const next = follow(board, new URL(link.href), new URL(location.href));
      if (!next && keeping.isKept()) return;
      event.preventDefault();
      if (next) show(next, link.href);
      else void keeping.keepThen(() => location.assign(link.href));
    },
    submit(event) {
      if (keeping.isOnItsWay()) return;
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const sent = new FormData(form, event.submitter);
      const typed = new Map([...sent].map(([name, value]) => [name, String(value)]));
      const next = takeHere(board, typed, props);
      if (next)
        show(next, new URL(stepPath(signUp, { ...next, key: view.key }), location.href).href);
      else void keeping.keepThen(() => form.requestSubmit(event.submitter));
    },
    popstate() {
      const here = new URL(location.href);
      const next = follow(board, here, here);
      // A jump to a field of this page fires this too.
      if (next && (next.step !== board.step || next.athlete !== board.athlete)) show(next);
    },
  });

  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    showTitle(signUpTitle(signUp, { ...view, ...board }), board);
    focusOn(place.current, board);
  }, [board, signUp, view]);

  return { board, place, keeping };
}

interface Listeners {
  click: (event: MouseEvent) => void;
  submit: (event: SubmitEvent) => void;
  popstate: () => void;
}

/** On the element around them, because the links and forms inside are plain ones. */
function useListeners(
  place: RefObject<HTMLElement | null>,
  { click, submit, popstate }: Listeners,
): void {
  useEffect(() => {
    const { current } = place;
    current?.addEventListener('click', click);
    current?.addEventListener('submit', submit);
    addEventListener('popstate', popstate);
    return () => {
      current?.removeEventListener('click', click);
      current?.removeEventListener('submit', submit);
      removeEventListener('popstate', popstate);
    };
  });
}

/** As the server would have titled this page; the site's own name stays at the end. */
function showTitle(title: string, board: Board): void {
  const site = document.title.slice(document.title.lastIndexOf(' · '));
  document.title = `${isWrong(board) ? 'Erro: ' : ''}${title}${site}`;
}

const isWrong = ({ errors }: Board) => Object.keys(errors).length > 0;

/** What is wrong; the first field of the next athlete; or the heading. */
function focusOn(place: HTMLElement | null, board: Board): void {
  const isNext = typeof board.athlete === 'number';
  const wanted = isWrong(board) ? '[role=alert], [aria-invalid]' : isNext ? 'input' : 'h1';
  const target = place?.querySelector<HTMLElement>(wanted);
  if (target && !target.matches('input')) target.tabIndex = -1;
  target?.focus();
}
