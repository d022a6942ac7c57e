import { paths } from '../../lib/paths.ts';
import '../ui/forms/desk.css';
import './contact-section.css';
import { buttonClass } from '../ui/controls/button-class.ts';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { DataCare } from '../ui/forms/data-care.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { Trap } from '../ui/forms/trap.tsx';

interface FollowFormProps {
  typed: { protocol: string; email: string };
  notice?: NoticeText;
}

/** Posted, so that neither the number nor the e-mail stays in an address or a history. */
export function FollowForm({ typed, notice }: FollowFormProps) {
  const isWrong = notice?.kind === 'error';
  return (
    <section className="desk contact" aria-labelledby="acompanhar">
      <div className="page desk__page">
        <div className="desk__words contact__words">
          <h1 className="d-1" id="acompanhar">
            Acompanhar mensagem
          </h1>
          <p className="lead">
            Informe o protocolo e o e-mail que você usou. Mostramos a situação da mensagem e, quando
            houver, a resposta.
          </p>
          <p className="desk__note">
            Ainda não escreveu? <a href={paths.contact}>Fale Conosco</a>
          </p>
        </div>
        <form className="desk__paper contact__form" action={paths.follow} method="post" noValidate>
          {notice ? <Notice {...notice} /> : null}
          <Trap />
          <TextField
            id="acompanhar-protocolo"
            name="protocolo"
            label="Protocolo"
            hint="Está na página depois do envio e no e-mail que mandamos. Exemplo: 2026-A1B2C3"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            defaultValue={typed.protocol}
            autoFocus={isWrong}
          />
          <TextField
            id="acompanhar-email"
            name="email"
            type="email"
            label="E-mail"
            autoComplete="email"
            required
            defaultValue={typed.email}
          />
          <div>
            <button className={buttonClass()} type="submit">
              Ver a situação
            </button>
            <p className="small muted desk__note">
              <DataCare />
            </p>
          </div>
        </form>
      </div>
    </section>
  );
}
