'use client';
import { Banner, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { counted } from '../../lib/counts.ts';
import { timeOf } from '../../lib/dates.ts';

interface Notice {
  id: number;
  state: 'espera' | 'enviando' | 'enviada';
  tellAt: string;
  told: number;
}

const words: Record<Notice['state'], (notice: Notice) => string> = {
  espera: ({ tellAt }) =>
    `Quem se inscreveu será avisado por e-mail desta mudança, depois das ${timeOf(new Date(tellAt))}. Até lá, outra mudança entra no mesmo aviso, e desfazer a mudança o apaga, se ninguém se inscreveu depois dela.`,
  enviando: () => 'Quem se inscreveu está sendo avisado da mudança.',
  enviada: ({ told }) =>
    `Da última mudança ${told === 1 ? 'foi avisada' : 'foram avisadas'} ${counted(told, 'inscrição', 'inscrições')} por e-mail.`,
};

/** On what people sign up for: what they will be told of the last change, and how to prevent it. */
export function ToldChanges() {
  const { id, collectionSlug, data } = useDocumentInfo();
  const [notice, setNotice] = useState<Notice>();
  const changed = data?.updatedAt;
  useEffect(() => {
    // Asked again after each change; what was never saved has none.
    if (id === undefined || !changed) return;
    const about = encodeURIComponent(`${collectionSlug}:${id}`);
    const address = `/api/entry-notices?where[about][equals]=${about}&sort=-createdAt&limit=1&depth=0`;
    fetch(address)
      .then((answer) => answer.json())
      .then(({ docs }: { docs?: Notice[] }) => setNotice(docs?.[0]))
      .catch(() => setNotice(undefined));
  }, [id, collectionSlug, changed]);
  if (!notice) return null;
  return (
    <Banner type="info">
      {words[notice.state](notice)}{' '}
      <a href={`/admin/collections/entry-notices/${notice.id}`}>Ver o aviso</a>
    </Banner>
  );
}
