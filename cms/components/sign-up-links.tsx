'use client';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';

/** On a form's page: the counter for attendants; the list for the door and the table for checkers. */
export function SignUpLinks() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  if (id === undefined) return null;
  const at = (name: string) => `/api/sign-ups/${id}/${name}`;
  const isChecker = user?.role === 'inscricoes';
  return (
    <div className="field-type">
      {isChecker || user?.role === 'atendimento' ? (
        <form action={at('balcao')} method="post" target="_blank" rel="noopener">
          <button className="btn btn--style-primary btn--size-medium" type="submit">
            Inscrever alguém no balcão
          </button>
        </form>
      ) : null}
      {isChecker ? (
        <p>
          <a href={at('porta')} target="_blank" rel="noreferrer">
            Lista para a porta
          </a>
          {' · '}
          <a href={at('inscricoes.csv')}>Aceitas em CSV</a>
          {' · '}
          <a href="/admin/collections/entry-notices/create">Escrever a inscritos</a>
        </p>
      ) : null}
    </div>
  );
}
