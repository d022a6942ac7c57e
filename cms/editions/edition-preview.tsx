'use client';
import { useState } from 'react';

export interface Preview {
  subject: string;
  text: string;
  html: string;
  recipients: number;
  updatedAt: string;
  /** Why no edition can be sent at present; else empty. */
  held: string;
}

const widths = [
  { width: 360, name: 'Celular' },
  { width: 640, name: 'Computador' },
] as const;

/** Both parts of the mail. The frame runs nothing and follows no link. */
export function EditionPreview({ preview }: { preview: Preview }) {
  const [width, setWidth] = useState<360 | 640>(360);
  return (
    <section aria-labelledby="como-fica">
      <h2 id="como-fica">Como fica</h2>
      <fieldset className="edition-widths">
        <legend>Largura</legend>
        {widths.map((one) => (
          <label key={one.width}>
            <input
              checked={width === one.width}
              name="largura-da-previa"
              type="radio"
              onChange={() => setWidth(one.width)}
            />
            {one.name} ({one.width})
          </label>
        ))}
      </fieldset>
      <iframe
        className="edition-frame"
        height={560}
        sandbox=""
        srcDoc={preview.html}
        title="Prévia da mensagem"
        width={width}
      />
      <details>
        <summary>Ver a versão em texto</summary>
        <pre className="edition-text">{preview.text}</pre>
      </details>
    </section>
  );
}
