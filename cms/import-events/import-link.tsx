/**
 * Above the list of events. A plain link: a list writes its address anew when it stands, and that
 * drops a change of page that Next.js has under way.
 */
export function ImportLink() {
  return (
    <p>
      <a href="/admin/importar-eventos">Importar de um calendário (.ics) ou de uma tabela (.csv)</a>
    </p>
  );
}
