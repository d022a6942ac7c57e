import { Link } from '@payloadcms/ui';

/** Above the list of events. */
export function ImportLink() {
  return (
    <p>
      <Link href="/admin/importar-eventos">
        Importar de um calendário (.ics) ou de uma tabela (.csv)
      </Link>
    </p>
  );
}
