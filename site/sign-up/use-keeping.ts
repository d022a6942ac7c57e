import { useCallback, useEffect, useRef, useState } from 'react';
import type { EntryPerson } from '../../lib/entry.ts';
import { useWindow } from '../islands/use-window.ts';
import { forgetHere, keepHere, readHere } from './kept-here.ts';

type People = readonly EntryPerson[];
type Answer = 'kept' | 'gone' | 'refused' | 'away';

const words: Record<Exclude<Answer, 'kept'>, string> = {
  away: 'Sem sinal. Você pode continuar: o que falta vai para o portal quando o sinal voltar.',
  refused: 'O portal não conseguiu guardar agora. Esta página tenta de novo daqui a pouco.',
  gone: 'Este link não vale mais: o portal não tem onde guardar a lista. Comece de novo.',
};
const awayAtTheEnd = 'Sem sinal agora. Nada se perdeu nesta página: envie quando o sinal voltar.';

const patienceMs = 20_000;
const retryMs = 30_000;

/** Hands the people to the draft on the server. */
async function post(people: People): Promise<Answer> {
  const body = new URLSearchParams({ acao: 'guardar', atletas: JSON.stringify(people) });
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const { ok, status } = await fetch(location.href, { method: 'POST', body, signal });
    return ok ? 'kept' : status === 404 ? 'gone' : 'refused';
  } catch {
    return 'away';
  }
}

/** Hands over one list after another, so that an older one never comes last. */
function useHandOver(first: People) {
  const known = useRef(first);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const handOver = useCallback((people: People): Promise<Answer> => {
    const answer = last.current.then(() => post(people));
    last.current = answer.then((said) => {
      if (said === 'kept') known.current = people;
    });
    return answer;
  }, []);
  return { known, handOver };
}

/** Keeps the list: in the draft on the server as soon as there is a signal, and on the device for who wants it. */
export function useKeeping(key: string, people: People, restore: (people: People) => void) {
  const [answer, setAnswer] = useState<string>('');
  const [isHere, setIsHere] = useState(false);
  const isOnItsWay = useRef(false);
  const { known, handOver } = useHandOver(people);

  useEffect(() => {
    const kept = readHere(key, known.current);
    if (!kept) return;
    setIsHere(true);
    if (kept.newer) restore(kept.newer);
  }, [key, known, restore]);

  useEffect(() => {
    if (isHere) keepHere(key, people, known.current);
    const hand = async () => {
      if (people === known.current) return;
      const said = await handOver(people);
      setAnswer(said === 'kept' ? '' : words[said]);
      if (said === 'kept' && isHere) keepHere(key, people, people);
    };
    void hand();
    // A weak signal comes back without telling.
    const again = setInterval(hand, retryMs);
    addEventListener('online', hand);
    return () => {
      clearInterval(again);
      removeEventListener('online', hand);
    };
  }, [key, people, isHere, known, handOver]);

  // Before the page is closed with something that only it has.
  useWindow('beforeunload', (event) => {
    if (people !== known.current && !isHere && !isOnItsWay.current) event.preventDefault();
  });

  return {
    words: answer,
    isHere,
    setHere(isOn: boolean) {
      setIsHere(isOn);
      if (!isOn) forgetHere(key);
    },
    isKept: () => people === known.current,
    isOnItsWay: () => isOnItsWay.current,
    /** Goes on when the server has everything, or can't have it any more and says so itself. */
    async keepThen(go: () => void) {
      setAnswer('Enviando…');
      const said = await handOver(people);
      isOnItsWay.current = said === 'kept' || said === 'gone';
      setAnswer(isOnItsWay.current ? '' : said === 'away' ? awayAtTheEnd : words.refused);
      if (isOnItsWay.current) go();
    },
  };
}
