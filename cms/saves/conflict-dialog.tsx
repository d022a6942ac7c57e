'use client';
import './conflict-dialog.css';
import { Button, useAuth } from '@payloadcms/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { dayOf, shortDate, timeOf } from '../../lib/dates.ts';
import type { Conflict } from './conflict.ts';

interface Asking {
  conflict: Conflict;
  /** With the paths of the fields where the colleague's text stays. */
  onChoose: (theirs: string[]) => void;
}

/** Both texts, field by field. Closed without a choice, it leaves a notice: nothing is saved until then. */
export function ConflictDialog({ conflict, onChoose }: Asking) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [isSending, setIsSending] = useState(false);
  const { user } = useAuth();
  const isOwn = conflict.by === user?.name;
  const who = isOwn ? 'Você, em outra janela,' : (conflict.by ?? 'Outra pessoa');
  const theirWords = isOwn
    ? 'Ficar com o da outra janela'
    : `Ficar com o de ${conflict.by ?? 'outra pessoa'}`;
  useEffect(() => {
    dialog.current?.showModal();
    // A form that saves itself lets one leave without a word: not while it could not save.
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', keep);
    return () => removeEventListener('beforeunload', keep);
  }, []);
  const words = `${who} mudou ${conflict.choices.length === 1 ? 'o mesmo campo' : 'os mesmos campos'} ${momentInWords(conflict.at)}.`;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React hands events of a portal to what the component stands in: the form of the text.
    event.stopPropagation();
    const chosen = new FormData(event.currentTarget);
    const theirs = conflict.choices.filter(({ path }) => chosen.get(path) === 'theirs');
    setIsSending(true);
    onChoose(theirs.map(({ path }) => path));
  }

  return (
    <>
      <p className="save-conflict__notice" role="alert">
        Não foi salvo.{' '}
        <button type="button" onClick={() => dialog.current?.showModal()}>
          Comparar os textos
        </button>
      </p>
      {createPortal(
        <dialog ref={dialog} className="save-conflict" aria-labelledby={title}>
          <form onSubmit={send}>
            <h2 id={title}>Este texto foi mudado em dois lugares</h2>
            <p>
              {words} O que você escreveu continua no formulário, e o texto salvo continua guardado.
              Escolha, em cada campo, com qual ficar.
            </p>
            {conflict.choices.map((choice) => (
              <Choice key={choice.path} choice={choice} theirWords={theirWords} />
            ))}
            <Buttons isSending={isSending} onBack={() => dialog.current?.close()} />
          </form>
        </dialog>,
        document.body,
      )}
    </>
  );
}

function Buttons({ isSending, onBack }: { isSending: boolean; onBack: () => void }) {
  return (
    <div className="save-conflict__buttons">
      <Button type="submit" disabled={isSending} margin={false}>
        Salvar com as escolhas
      </Button>
      <Button type="button" buttonStyle="secondary" margin={false} onClick={onBack}>
        Voltar ao formulário
      </Button>
    </div>
  );
}

function Choice({
  choice,
  theirWords,
}: {
  choice: Conflict['choices'][number];
  theirWords: string;
}) {
  const { path, label, mine, theirs } = choice;
  const sides = [
    { side: 'mine', words: 'Ficar com o meu', text: mine },
    { side: 'theirs', words: theirWords, text: theirs },
  ];
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="save-conflict__sides">
        {sides.map(({ side, words, text }) => (
          <label key={side}>
            <span>
              <input type="radio" name={path} value={side} required /> {words}
            </span>
            <span className="save-conflict__text">{text || <em>(vazio)</em>}</span>
          </label>
        ))}
      </div>
      {mine === theirs ? <p>As palavras são as mesmas: muda a formatação.</p> : null}
    </fieldset>
  );
}

const momentInWords = (iso: string) =>
  `em ${shortDate(dayOf(new Date(iso)))}, às ${timeOf(new Date(iso))}`;
