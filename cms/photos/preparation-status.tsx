'use client';
import './preparation-status.css';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { askAdmin } from '../components/ask-admin.ts';
import type { Media } from '../payload-types.ts';

type Preparation = NonNullable<Media['preparation']>;

const everyMs = 1500;

/** How far the sizes of a photograph are, while they are made. The form needs not wait for them. */
export function PreparationStatus() {
  const { id, data } = useDocumentInfo();
  const saved = data?.preparation as Preparation | undefined;
  const [known, setKnown] = useState<{ of: unknown; preparation: Preparation }>();
  const [error, setError] = useState('');
  // What was saved after it makes it old.
  const preparation = known && known.of === data?.updatedAt ? known.preparation : saved;
  const state = preparation?.state ?? 'pronta';
  const isGoing = state === 'esperando' || state === 'preparando';
  const of: unknown = data?.updatedAt;

  useEffect(() => {
    if (id === undefined || !isGoing) return;
    const look = () => void read(id).then((found) => found && setKnown({ of, preparation: found }));
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [id, isGoing, of]);

  if (id === undefined || !preparation) return null;
  const again = async () => {
    await askAdmin(`media/${id}/preparar`, {}).then(
      () => {
        setError('');
        setKnown({ of, preparation: { ...preparation, state: 'esperando' } });
      },
      (refusal: Error) => setError(refusal.message),
    );
  };
  return (
    <div className="field-type preparation">
      <p role="status">{wordsFor(preparation)}</p>
      {isGoing ? (
        <progress
          aria-label="Tamanhos prontos"
          max={preparation.of || 1}
          value={preparation.done ?? 0}
        />
      ) : null}
      {state === 'falhou' ? (
        <button className="btn btn--style-secondary btn--size-medium" type="button" onClick={again}>
          Tentar de novo
        </button>
      ) : null}
      {error ? <p role="alert">{error}</p> : null}
    </div>
  );
}

function wordsFor({ state, done, of, reason }: Preparation): string {
  if (state === 'falhou')
    return `A fotografia não pôde ser preparada: ${reason} O site mostra uma versão simples.`;
  if (state === 'esperando')
    return 'A fotografia está na fila. O site já mostra uma versão simples.';
  if (state === 'preparando')
    return `Preparando a fotografia: ${done ?? 0} de ${of ?? 0} tamanhos. O site já mostra uma versão simples.`;
  return 'Pronta: o site mostra a fotografia em todos os tamanhos.';
}

async function read(id: number | string): Promise<Preparation | undefined> {
  const answer = await fetch(`/api/media/${id}?depth=0`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return ((await answer.json()) as Media).preparation;
}
