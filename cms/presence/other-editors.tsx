'use client';
import './other-editors.css';
import { useDocumentInfo, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { timeOf } from '../../lib/dates.ts';
import { askAdmin } from '../components/ask-admin.ts';
import type { Other } from './who-is-here.ts';

const everyMs = 10_000;

/** Tells two people who have the same text open each other's name. */
export function OtherEditors() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const form = globalSlug ?? (id === undefined ? undefined : `${collectionSlug}/${id}`);
  const [others, setOthers] = useState<Other[]>([]);
  useEffect(() => {
    if (!form) return;
    const tell = () => void ask(form).then(setOthers);
    tell();
    const timer = setInterval(tell, everyMs);
    const leave = () =>
      navigator.sendBeacon(
        '/api/presence',
        new Blob([JSON.stringify({ form, leaves: true })], { type: 'application/json' }),
      );
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [form]);
  const words = others
    .map(({ name, since }) => `${name}, desde as ${timeOf(new Date(since))}`)
    .join('; ');
  return (
    <>
      <p className="other-editors" role="status">
        {words ? `Também está com este texto aberto: ${words}.` : ''}
      </p>
      <LockWords others={others} />
    </>
  );
}

/** Payload's own dialog names an address and an English date: these words stand in their place. */
function LockWords({ others }: { others: Other[] }) {
  const { isModalOpen } = useModal();
  const { currentEditor } = useDocumentInfo();
  const isOpen = isModalOpen('document-locked');
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    setPlace(isOpen ? document.querySelector('.document-locked__content') : null);
  }, [isOpen]);
  if (!place) return null;
  const [first] = others;
  const name = first?.name ?? nameOf(currentEditor);
  return createPortal(
    <p className="other-editors__lock">
      <strong>{name}</strong> está editando este texto
      {first ? ` desde as ${timeOf(new Date(first.since))}` : ''}. Se você assumir, quem estava
      editando não pode mais salvar.
    </p>,
    place,
  );
}

function nameOf(editor: unknown): string {
  const { name, email } = (typeof editor === 'object' && editor ? editor : {}) as {
    name?: string;
    email?: string;
  };
  return name ?? email ?? 'Outra pessoa';
}

const ask = (form: string): Promise<Other[]> =>
  askAdmin<{ others: Other[] }>('presence', { form }).then(
    ({ others }) => others,
    () => [],
  );
