'use client';
import './uses-panel.css';
import { useDocumentInfo, useListDrawer } from '@payloadcms/ui';
import type { CollectionSlug } from 'payload';
import { useEffect, useId, useState } from 'react';
import { counted } from '../../lib/counts.ts';
import { askAdmin } from '../components/ask-admin.ts';
import { editAddress } from '../edit-address.ts';
import { askUses, type UsesOf } from './ask-uses.ts';
import type { Use } from './find-uses.ts';

interface Chosen {
  id: number;
  title: string;
}

/** Where the open document is used, with links, and the choice of another for all these places. */
export function UsesPanel() {
  const { id, collectionSlug, data } = useDocumentInfo();
  const heading = useId();
  const [known, setKnown] = useState<{ uses: UsesOf | undefined; of: unknown }>();
  const [status, setStatus] = useState('');
  // What was saved, or replaced, may use it or no more.
  const [turn, setTurn] = useState(0);
  const of = `${data?.updatedAt} ${turn}`;
  useEffect(() => {
    if (id === undefined || !collectionSlug) return;
    void askUses(collectionSlug, Number(id)).then((uses) => setKnown({ uses, of }));
  }, [id, collectionSlug, of]);
  const uses = known?.uses;
  if (id === undefined || !uses || !collectionSlug) return null;
  const replace = async (by: Chosen) => {
    const words = await askAdmin<{ count: number }>(`uses/${collectionSlug}/${id}/replace`, {
      by: by.id,
    }).then(
      ({ count }) => `Trocado por “${by.title}” em ${counted(count, 'lugar', 'lugares')}.`,
      (refusal: Error) => refusal.message,
    );
    setStatus(words);
    setTurn((last) => last + 1);
  };
  return (
    <section className="field-type uses" aria-labelledby={heading}>
      <h2 id={heading}>Onde é usado</h2>
      <p>
        {uses.count === 0
          ? 'Em nenhum lugar: pode ir para a lixeira.'
          : `Em ${counted(uses.count, 'lugar', 'lugares')}: só vai para a lixeira depois de trocado ou retirado.`}
      </p>
      <UsesList uses={uses.first} />
      {uses.count > uses.first.length ? <p>E mais {uses.count - uses.first.length}.</p> : null}
      {uses.count > 0 ? (
        <ReplaceChoice
          collection={collectionSlug as CollectionSlug}
          count={uses.count}
          replace={replace}
        />
      ) : null}
      <p role="status">{status}</p>
    </section>
  );
}

function UsesList({ uses }: { uses: Use[] }) {
  const groups = [...Map.groupBy(uses, ({ label }) => label)];
  return groups.map(([label, own]) => (
    <div key={label}>
      <h3>{label}</h3>
      <ul>
        {own.map((use) => (
          <li key={`${use.in} ${use.id}`}>
            <a href={addressOf(use)}>{use.title}</a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

const addressOf = (use: Use) =>
  use.id === undefined ? `/admin/globals/${use.in}` : editAddress(use.in, use.id);

interface ReplaceChoiceProps {
  collection: CollectionSlug;
  count: number;
  replace: (by: Chosen) => Promise<void>;
}

/** Two steps: choose, then confirm with the name in sight. */
function ReplaceChoice({ collection, count, replace }: ReplaceChoiceProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const [isBusy, setBusy] = useState(false);
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: [collection],
  });
  const places = counted(count, 'lugar', 'lugares');
  const confirm = async () => {
    if (!chosen) return;
    setBusy(true);
    await replace(chosen);
    setBusy(false);
    setChosen(undefined);
  };
  return (
    <div className="uses__replace">
      <button
        className="btn btn--style-secondary btn--size-medium"
        type="button"
        onClick={openDrawer}
      >
        Trocar por outro…
      </button>
      {chosen ? (
        <button
          className="btn btn--style-primary btn--size-medium"
          type="button"
          disabled={isBusy}
          onClick={confirm}
        >
          {isBusy ? 'Trocando…' : `Trocar por “${chosen.title}” em ${places}`}
        </button>
      ) : null}
      <ListDrawer
        allowCreate={false}
        onSelect={({ doc }) => {
          setChosen({ id: Number(doc.id), title: titleOf(doc) });
          closeDrawer();
        }}
      />
    </div>
  );
}

const titleOf = (doc: Record<string, unknown>): string =>
  String(doc.title ?? doc.name ?? doc.alt ?? doc.caption ?? doc.id);
