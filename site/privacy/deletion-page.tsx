import { paths } from '../../lib/paths.ts';
import '../ui/forms/desk.css';
import './deletion-form.css';
import { retention } from '../../lib/retention.ts';
import { Breadcrumb } from '../layout/chrome/breadcrumb.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { DeletionForm } from './deletion-form.tsx';
import type { DeletionView } from './deletion-view.ts';

/** The four steps of a deletion: ask for the link, link sent, confirm, done. */
export function DeletionPage({ view }: { view: DeletionView }) {
  return (
    <div className="desk-page">
      <div className="wrap">
        <Breadcrumb
          trail={[{ name: 'Privacidade', path: paths.privacy }]}
          here="Apagar meus dados"
        />
      </div>
      {view.kind === 'form' ? <DeletionForm heading="h1" {...view} /> : null}
      {view.kind === 'confirm' ? <Confirm {...view} /> : null}
      {view.kind === 'mailed' ? (
        <Result title="Veja seu e-mail">
          {`Se o endereço está certo, o link chega em poucos minutos. Olhe também na caixa de spam. Ele vale ${retention.deletionLinkHours} horas; sem a confirmação, nada é apagado.`}
        </Result>
      ) : null}
      {view.kind === 'done' ? (
        <Result title="Seus dados foram apagados">
          Não guardamos mais nada com o seu endereço. Não enviamos e-mail de confirmação: ele
          guardaria seu endereço de novo.
        </Result>
      ) : null}
    </div>
  );
}

/** Opening a link changes nothing, because mail programs open links to look at them. */
function Confirm({ token, notice }: { token: string; notice?: NoticeText }) {
  return (
    <section className="desk" aria-labelledby="excluir-titulo">
      <div className="page desk__page">
        <div className="desk__words">
          <h1 className="d-1" id="excluir-titulo">
            Apagar tudo?
          </h1>
          <p className="lead">
            Apagamos as mensagens que você enviou e suas respostas, a inscrição na newsletter, os
            pedidos de aviso e os e-mails que enviamos a você. Não dá para desfazer.
          </p>
        </div>
        <form className="desk__paper" action={`${paths.deletion}?codigo=${token}`} method="post">
          {notice ? <Notice {...notice} /> : null}
          <input type="hidden" name="codigo" value={token} />
          <p>
            Os protocolos deixam de funcionar na página Acompanhar. Se você espera uma resposta,
            guarde antes o que precisar.
          </p>
          <div className="row row--close erase__actions">
            <button className={buttonClass()} type="submit">
              Apagar meus dados
            </button>
            <ButtonLink href="/" look="ghost">
              Não apagar
            </ButtonLink>
          </div>
        </form>
      </div>
    </section>
  );
}

function Result({ title, children }: { title: string; children: string }) {
  return (
    <section className="desk" aria-labelledby="excluir-titulo">
      <div className="page desk__page">
        <div className="desk__words">
          <h1 className="d-1" id="excluir-titulo">
            {title}
          </h1>
        </div>
        <div className="desk__paper" role="status">
          <p className="lead">{children}</p>
          <div className="row row--close erase__actions">
            <ButtonLink href="/">Voltar para o início</ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
