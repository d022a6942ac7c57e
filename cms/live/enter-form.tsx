'use client';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type BroadcastCategory, broadcastCategories } from '../../lib/vocabulary.ts';
import { youtubeId } from '../../lib/youtube.ts';
import { AnnouncedList } from './announced-list.tsx';
import type { Announced } from './read-live-screen.ts';
import { useVideoTitle } from './use-video-title.ts';

interface Wish {
  address: string;
  title: string;
  place: string;
  category: BroadcastCategory;
  upcoming: number | null;
}

interface EnterFormProps {
  announced: Announced[];
  category: BroadcastCategory;
  isBusy: boolean;
  enter: (wish: Wish) => void;
  complain: (words: string) => void;
}

/** Long because it is one form: what is typed in its fields goes out with each of its buttons. */
export function EnterForm({ announced, category, isBusy, enter, complain }: EnterFormProps) {
  const [wish, setWish] = useState<Wish>({
    ...{ address: '', title: '', place: '', category, upcoming: null },
  });
  const form = useRef<HTMLFormElement>(null);
  const addressInput = useRef<HTMLInputElement>(null);
  const hint = useId();
  const videoId = youtubeId(wish.address);
  const isWrong = wish.address.trim() !== '' && !videoId;
  const set = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }));
  // What was typed before React took over stands in the fields only: at the edge of a field the page is slow.
  useEffect(() => {
    const typed = Object.fromEntries(new FormData(form.current ?? undefined));
    setWish((before) => ({ ...before, ...typed }));
  }, []);
  useVideoTitle(videoId, (title) =>
    setWish((before) => (before.title === '' ? { ...before, title } : before)),
  );

  function send(upcoming?: Announced): void {
    if (videoId || (upcoming?.hasVideo && wish.address.trim() === '')) {
      enter(upcoming ? { ...wish, title: upcoming.title, upcoming: upcoming.id } : wish);
      return;
    }
    complain('Cole primeiro o endereço do vídeo no YouTube.');
    addressInput.current?.focus();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form className="live-screen__form" ref={form} onSubmit={submit}>
      <label>
        Endereço do vídeo no YouTube
        <input
          ref={addressInput}
          aria-describedby={hint}
          aria-invalid={isWrong}
          autoComplete="off"
          inputMode="url"
          name="address"
          type="text"
          value={wish.address}
          onChange={({ target }) => set({ address: target.value })}
        />
      </label>
      <p className="live-screen__hint" id={hint}>
        {isWrong
          ? 'Este não parece um endereço do YouTube. Copie-o de novo em “Compartilhar”.'
          : 'Cole o que o YouTube dá em “Compartilhar”.'}
      </p>
      {videoId ? (
        <img
          alt="Imagem do vídeo que vai ao ar"
          className="live-screen__picture"
          height={270}
          src={`/api/ao-vivo/imagem?video=${videoId}`}
          width={480}
        />
      ) : null}
      {announced.length > 0 ? (
        <AnnouncedList {...{ announced, isBusy }} choose={(one) => send(one)} />
      ) : null}
      <label>
        Título
        <input
          autoComplete="off"
          maxLength={200}
          name="title"
          required
          type="text"
          value={wish.title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </label>
      <label>
        Local (se quiser)
        <input
          autoComplete="off"
          maxLength={200}
          name="place"
          type="text"
          value={wish.place}
          onChange={({ target }) => set({ place: target.value })}
        />
      </label>
      <label>
        Categoria
        <select
          name="category"
          value={wish.category}
          onChange={({ target }) => set({ category: target.value as BroadcastCategory })}
        >
          {Object.entries(broadcastCategories).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button className="live-screen__large" disabled={isBusy} type="submit">
        {isBusy ? 'Entrando no ar…' : 'Entrar no ar'}
      </button>
    </form>
  );
}
