'use client';
import { useDocumentInfo, useField } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { dayOf, longDate } from '../../lib/dates.ts';
import { isSameItem, type PickedItem, readPicked } from '../../lib/edition-items.ts';
import { askAdmin } from '../components/ask-admin.ts';
import type { EditionItem } from './edition-items.ts';
import './editions.css';

/** What was published since the last edition, to tick; below it the chosen ones, in the order of the mail. */
export function ItemPicker({ path }: { path: string }) {
  const { data } = useDocumentInfo();
  const { value, setValue } = useField<unknown>({ path });
  const isSent = data?.state === 'enviada';
  const { offered, known, error } = useItems(isSent);
  const picked = readPicked(value);
  const titles = [...(offered?.items ?? []), ...known];
  const isPicked = (item: PickedItem) => picked.some((one) => isSameItem(one, item));
  const toggle = ({ of, id: number }: PickedItem) =>
    setValue(
      isPicked({ of, id: number })
        ? picked.filter((one) => !isSameItem(one, { of, id: number }))
        : [...picked, { of, id: number }],
    );
  const move = (from: number, by: number) => {
    const moved = [...picked];
    const [item] = moved.splice(from, 1);
    if (item) moved.splice(from + by, 0, item);
    setValue(moved);
  };

  return (
    <div className="field-type item-picker">
      {error ? <p role="alert">{error}</p> : null}
      {offered && !isSent ? (
        <fieldset>
          <legend>Novidades desde {longDate(dayOf(new Date(offered.since)))}</legend>
          {offered.items.length === 0 ? <p>Nada foi publicado desde então.</p> : null}
          {offered.items.map((item) => (
            <label className="item-picker__offer" key={`${item.of} ${item.id}`}>
              <input checked={isPicked(item)} type="checkbox" onChange={() => toggle(item)} />
              <span>
                {item.kind}: {item.title}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {picked.length > 0 ? (
        <section aria-labelledby="nesta-edicao">
          <h2 id="nesta-edicao">Nesta edição, nesta ordem</h2>
          <ol>
            {picked.map((item, place) => (
              <PickedLine
                {...{ place, isSent }}
                isLast={place === picked.length - 1}
                key={`${item.of} ${item.id}`}
                title={titles.find((one) => isSameItem(one, item))?.title}
                move={(by) => move(place, by)}
                remove={() => toggle(item)}
              />
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  );
}

/** What may be picked, and the words of what was picked before. */
function useItems(isSent: boolean) {
  const { id } = useDocumentInfo();
  const [offered, setOffered] = useState<{ since: string; items: EditionItem[] }>();
  const [known, setKnown] = useState<EditionItem[]>([]);
  const [error, setError] = useState('');
  useEffect(() => {
    const fail = (refusal: Error) => setError(refusal.message);
    if (!isSent)
      askAdmin<{ since: string; items: EditionItem[] }>(
        'newsletter-editions/novidades/desde-a-ultima',
      ).then(setOffered, fail);
    if (id !== undefined)
      askAdmin<{ items: EditionItem[] }>(`newsletter-editions/${id}/itens`).then(
        ({ items }) => setKnown(items),
        fail,
      );
  }, [id, isSent]);
  return { offered, known, error };
}

interface PickedLineProps {
  place: number;
  isLast: boolean;
  isSent: boolean;
  title: string | undefined;
  move: (by: number) => void;
  remove: () => void;
}

function PickedLine({ place, isLast, isSent, title, move, remove }: PickedLineProps) {
  const name = title ?? 'Não está no site, ou já passou: fica de fora';
  return (
    <li className="item-picker__picked">
      <span>{name}</span>
      {isSent ? null : (
        <span className="item-picker__moves">
          <button
            aria-label={`Subir: ${name}`}
            disabled={place === 0}
            type="button"
            onClick={() => move(-1)}
          >
            ↑
          </button>
          <button
            aria-label={`Descer: ${name}`}
            disabled={isLast}
            type="button"
            onClick={() => move(1)}
          >
            ↓
          </button>
          <button aria-label={`Tirar: ${name}`} type="button" onClick={remove}>
            ✕
          </button>
        </span>
      )}
    </li>
  );
}
