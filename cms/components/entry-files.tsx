'use client';
import { useDocumentInfo, useField } from '@payloadcms/ui';
import type { ShownFile } from '../entries/show-personal.ts';

/** The documents of an entry, for the checker. */
export function EntryFiles() {
  const { id } = useDocumentInfo();
  const { value } = useField<ShownFile[] | undefined>();
  if (!value || value.length === 0) return null;
  return (
    <div className="field-type">
      <p className="field-label">Documentos</p>
      <ul>
        {value.map(({ file, name, size }) => (
          <li key={file}>
            <a href={`/api/entries/${id}/documento/${file}`}>
              {name} ({size})
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
