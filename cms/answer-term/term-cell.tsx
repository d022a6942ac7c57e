import type { DefaultServerCellComponentProps } from 'payload';
import type { ContactMessage } from '../payload-types.ts';
import { termOfMessage } from './message-term.ts';

/** 'até 18/07/2026, prorrogado' */
export function TermCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  // Payload renders it in the form too, without a row.
  if (!rowData) return null;
  const message = rowData as ContactMessage;
  if (message.answeredAt) return null;
  const { due, left, extension } = termOfMessage(message);
  const day = due.split('-').reverse().join('/');
  return (
    <span>
      {left < 0 ? `venceu em ${day}` : `até ${day}`}
      {extension ? ', prorrogado' : ''}
    </span>
  );
}
