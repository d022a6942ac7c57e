import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { MessagePage } from './message-page.tsx';

export function NotFound({ path }: { path: string }) {
  return (
    <MessagePage figure="404" art="futebol" title="Página não encontrada">
      <p className="lead">A página {path} que você está procurando não existe ou foi movida.</p>
      <div className="row message__actions">
        <ButtonLink href="/" look="sun">
          Voltar para o início
        </ButtonLink>
        <ButtonLink href={paths.events} look="ghost">
          Ver a agenda de eventos
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
