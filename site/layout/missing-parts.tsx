import { MessagePage } from './message-page.tsx';

/** In the place of a page whose document lacks what every page of its kind shows. */
export function MissingParts({ names }: { names: readonly string[] }) {
  return (
    <MessagePage figure="…" art="judo" title="Ainda falta preencher">
      <p className="lead">A prévia aparece quando o rascunho tiver: {names.join(', ')}.</p>
    </MessagePage>
  );
}
