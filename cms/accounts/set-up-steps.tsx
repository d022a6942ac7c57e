'use client';
import { CodeField } from './account-field.tsx';
import type { NextStep } from './post.ts';

/** The key in groups of four, to be typed by whoever can't scan. */
const grouped = (secret = '') => secret.match(/.{1,4}/g)?.join(' ');

/** Binds an app to the account: scan, then type what it shows. */
export function SetUpSteps({ secret, drawing }: NextStep) {
  return (
    <div className="account-steps">
      <ol>
        <li>
          Instale no celular um aplicativo de códigos: Google Authenticator, Microsoft
          Authenticator, Aegis ou outro.
        </li>
        <li>
          No aplicativo, escolha adicionar uma conta e aponte a câmera para este desenho.
          {drawing ? (
            <svg
              aria-label="Código QR para o aplicativo"
              className="account-drawing"
              role="img"
              viewBox={`0 0 ${drawing.size} ${drawing.size}`}
            >
              <path d={drawing.path} />
            </svg>
          ) : null}
          Sem câmera, digite esta chave no aplicativo: <code>{grouped(secret)}</code>
        </li>
        <li>Escreva aqui os seis números que o aplicativo mostra.</li>
      </ol>
      <CodeField />
    </div>
  );
}
