import { paths } from '../../lib/paths.ts';
import '../ui/forms/desk.css';
import { retention } from '../../lib/retention.ts';
import { buttonClass } from '../ui/controls/button-class.ts';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { DataCare } from '../ui/forms/data-care.tsx';
import { TextField } from '../ui/forms/field.tsx';

interface DeletionFormProps {
  heading: 'h1' | 'h2';
  typed?: string;
  notice?: NoticeText;
  /** What is wrong with the address. */
  error?: string;
}

/** Asks for the address alone: the mailed link proves whose it is. */
export function DeletionForm({ heading: Heading, typed = '', notice, error }: DeletionFormProps) {
  return (
    <section className="desk" id="excluir" aria-labelledby="excluir-titulo">
      <div className="page desk__page">
        <div className="desk__words">
          <Heading className="d-1" id="excluir-titulo">
            Apagar meus dados
          </Heading>
          <p className="lead">
            Enviamos um link para o seu e-mail. Você abre, confirma, e em menos de um minuto tudo o
            que temos com esse endereço some: mensagens, respostas, inscrição na newsletter, pedidos
            de aviso e os e-mails que enviamos.
          </p>
          <p className="small">
            O link vale {retention.deletionLinkHours} horas e funciona uma vez. Depois de apagar,
            não enviamos outro e-mail, porque assim guardaríamos seu endereço de novo.
          </p>
        </div>
        <form className="desk__paper" action={paths.deletion} method="post" noValidate>
          {notice ? <Notice {...notice} /> : null}
          <TextField
            id="excluir-email"
            name="email"
            type="email"
            label="Seu e-mail"
            autoComplete="email"
            required
            defaultValue={typed}
            error={error}
            autoFocus={error !== undefined}
          />
          <div>
            <button className={buttonClass()} type="submit">
              Receber o link
            </button>
            {Heading === 'h1' ? (
              <p className="small muted desk__note">
                <DataCare />
              </p>
            ) : null}
          </div>
        </form>
      </div>
    </section>
  );
}
