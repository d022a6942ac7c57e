'use client';
import './other-editors.css';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
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
    <p className="other-editors" role="status">
      {words ? `Também está com este texto aberto: ${words}.` : ''}
    </p>
  );
}

const ask = (form: string): Promise<Other[]> =>
  askAdmin<{ others: Other[] }>('presence', { form }).then(
    ({ others }) => others,
    () => [],
  );
