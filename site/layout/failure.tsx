import { ButtonLink } from '../ui/controls/button.tsx';
import { MessagePage } from './message-page.tsx';

const titles: Record<number, string> = {
  400: 'Pedido malformado',
  405: 'Pedido não aceito',
  410: 'Prévia vencida',
  414: 'Endereço longo demais',
};
const reasons: Record<number, string> = {
  400: 'O pedido veio sem o nome do site.',
  405: 'Este endereço não aceita esse tipo de pedido. Nada foi enviado nem mudado.',
  410: 'O endereço de uma prévia vale por uma hora. Volte ao formulário e abra a prévia de novo.',
  414: 'Confira se o endereço foi copiado certo, ou comece pelo início.',
  403: 'O formulário veio de outro site, por isso não foi aceito. Abra a página aqui e envie de novo.',
  413: 'O que você enviou é grande demais e não pôde ser guardado. Volte, diminua o texto e tente de novo.',
  429: 'Muitas tentativas. Tente novamente em instantes.',
};
const ours = 'O problema é nosso, não seu. Espere um minuto e tente de novo.';

export function Failure({ status }: { status: number }) {
  return (
    <MessagePage
      figure={String(status)}
      title={titles[status] ?? 'Unexpected Application Error!'}
      {...(titles[status] ? {} : { titleLanguage: 'en' })}
      art="judo"
    >
      <p className="lead">{reasons[status] ?? ours}</p>
      <div className="row message__actions">
        <ButtonLink href="/" look="sun">
          Voltar para o início
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
