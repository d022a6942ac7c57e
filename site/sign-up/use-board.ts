import { type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useWindow } from '../islands/use-window.ts';
import { type Board, type BoardProps, boardIn, follow, takeHere } from './board-state.ts';
import { stepPath } from './question.tsx';
import { signUpTitle } from './sign-up-title.ts';
import { useKeeping } from './use-keeping.ts';

/** The board, and what the element around it needs, which answers the plain links and forms inside. */
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

  function onClick(event: MouseEvent<HTMLElement>): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest('a');
    // With a hash: to a field of this page.
    if (!link || link.hash) return;
    const next = follow(board, new URL(link.href), new URL(location.href));
    if (!next && keeping.isKept()) return;
    event.preventDefault();
    if (next) show(next, link.href);
    else void keeping.keepThen(() => location.assign(link.href));
  }

  function onSubmit(event: FormEvent<HTMLElement>): void {
    if (keeping.isOnItsWay()) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sent = new FormData(form, submitter);
    const typed = new Map([...sent].map(([name, value]) => [name, String(value)]));
    const next = takeHere(board, typed, props);
    if (next) show(next, new URL(stepPath(signUp, { ...next, key: view.key }), location.href).href);
    else void keeping.keepThen(() => form.requestSubmit(submitter));
  }

  useWindow('popstate', () => {
    const here = new URL(location.href);
    const next = follow(board, here, here);
    // A jump to a field of this page fires this too.
    if (next && (next.step !== board.step || next.athlete !== board.athlete)) show(next);
  });

  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    showTitle(signUpTitle(signUp, { ...view, ...board }), board);
    focusOn(place.current, board);
  }, [board, signUp, view]);

  return { board, keeping, around: { ref: place, onClick, onSubmit } };
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
