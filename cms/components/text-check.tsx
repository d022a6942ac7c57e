'use client';
import './text-check.css';
import { useAllFormFields } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { counted } from '../../lib/counts.ts';
import {
  type TextCheck as Checked,
  checkPlainText,
  checkRichText,
  documentOf,
} from '../../lib/text-check.ts';

/** Long enough that nobody is corrected in the middle of a word. */
const pauseMs = 700;

/** What could be better in the texts of the form. It warns and never keeps anybody from publishing. */
export function TextCheck({ texts }: { texts: string[] }) {
  const [fields] = useAllFormFields();
  const heading = useId();
  const [check, setCheck] = useState<{ own: string[]; asked: string }>();
  const [told, setTold] = useState<{ asked: string; advice: string[] }>();
  const [status, setStatus] = useState('');
  const photo = fields.photo?.value;
  const given = JSON.stringify(texts.map((name) => fields[name]?.value ?? ''));
  useEffect(() => {
    const timer = setTimeout(() => {
      const checks = (JSON.parse(given) as unknown[]).map(checkOne);
      const documents = documentOf({ relationTo: 'media', value: photo });
      checks.push({ advice: [], addresses: [], documents });
      setCheck({ own: checks.flatMap((one) => one.advice), asked: questionFor(checks) });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [given, photo]);
  const asked = check?.asked;
  useEffect(() => {
    if (asked === undefined) return;
    const asking = new AbortController();
    askPortal(asked, asking.signal).then((advice) => {
      if (!asking.signal.aborted) setTold({ asked, advice });
    });
    return () => asking.abort();
  }, [asked]);
  // Until the portal answers, what it told last still stands.
  const advice = [...new Set([...(check?.own ?? []), ...(told?.advice ?? [])])];
  const summary =
    advice.length === 0
      ? 'Nada a melhorar no texto.'
      : `${counted(advice.length, 'aviso', 'avisos')}. Nenhum impede de publicar.`;
  const isAnswered = asked !== undefined && told?.asked === asked;
  // Screen readers speak it: once, when all is known.
  useEffect(() => {
    if (isAnswered) setStatus(summary);
  }, [isAnswered, summary]);
  return (
    <section className="field-type text-check" aria-labelledby={heading}>
      <h3 id={heading}>Antes de publicar</h3>
      <p role="status">{status}</p>
      <ul>
        {advice.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}

const checkOne = (value: unknown): Checked =>
  typeof value === 'string' ? checkPlainText(value) : checkRichText(value);

/** What only the portal can tell, each once; empty where there is nothing to ask. */
function questionFor(checks: Checked[]): string {
  const addresses = [...new Set(checks.flatMap((check) => check.addresses))];
  const all = checks.flatMap((check) => check.documents);
  const documents = [...new Map(all.map((one) => [`${one.collection} ${one.id}`, one])).values()];
  const isEmpty = addresses.length === 0 && documents.length === 0;
  return isEmpty ? '' : JSON.stringify({ addresses, documents });
}

/** Without an answer there is less advice, and nothing else is amiss. */
async function askPortal(question: string, signal: AbortSignal): Promise<string[]> {
  if (question === '') return [];
  try {
    const answer = await fetch('/api/text-check', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: question,
      signal,
    });
    return answer.ok ? ((await answer.json()) as { advice: string[] }).advice : [];
  } catch {
    return [];
  }
}
