import { paths } from '../../lib/paths.ts';
import '../ui/forms/field.css';
import './newsletter-box.css';
import { consent } from '../../lib/consent.ts';
import { buttonClass } from '../ui/controls/button.tsx';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { DataCare } from '../ui/forms/data-care.tsx';
import { Trap } from '../ui/forms/trap.tsx';

interface NewsletterBoxProps {
  /** The page the form stands on, kept with the address. */
  origin: string;
  typed?: string;
  /** Asks for a name too; nobody has to give one. */
  withName?: boolean;
  typedName?: string;
  notice?: NoticeText;
}

/** Works as a plain form; with a script the answer appears in place. */
export function NewsletterBox({
  origin,
  typed = '',
  withName = false,
  typedName = '',
  notice,
}: NewsletterBoxProps) {
  return (
    <section
      className="letter sunny screen-only meets-foot"
      id="newsletter"
      aria-labelledby="newsletter-titulo"
    >
      <div className="page letter__page">
        <Invitation />
        <form
          className="letter__form"
          action={paths.newsletter}
          method="post"
          noValidate
          data-newsletter=""
        >
          <div className="letter__notice" aria-live="polite">
            {notice ? <Notice {...notice} /> : null}
          </div>
          <input type="hidden" name="origem" value={origin} />
          <Trap />
          {withName ? <NameField typed={typedName} /> : null}
          <label htmlFor="newsletter-email">Seu e-mail</label>
          <div className="letter__row">
            <input
              className="input letter__input"
              id="newsletter-email"
              type="email"
              name="email"
              autoComplete="email"
              placeholder="nome@exemplo.com"
              maxLength={254}
              required
              defaultValue={typed}
              {...(notice?.kind === 'error' ? { 'aria-invalid': true, autoFocus: true } : {})}
              aria-describedby="newsletter-aviso"
            />
            <button className={buttonClass()} type="submit">
              Inscrever
            </button>
          </div>
          <p className="small letter__hint" id="newsletter-aviso">
            {withName ? consent.texts.nameAndEmail : consent.texts.email} <DataCare />
          </p>
        </form>
      </div>
    </section>
  );
}

function Invitation() {
  return (
    <div className="letter__words">
      <h2 className="d-1" id="newsletter-titulo">
        O esporte do Amapá no seu e-mail
      </h2>
      <p className="lead">
        Uma mensagem por semana com eventos, inscrições abertas e resultados. Você sai quando
        quiser.
      </p>
    </div>
  );
}

function NameField({ typed }: { typed: string }) {
  return (
    <div className="letter__name">
      <label htmlFor="newsletter-nome">Seu nome (opcional)</label>
      <input
        className="input letter__input"
        id="newsletter-nome"
        type="text"
        name="nome"
        autoComplete="name"
        maxLength={100}
        defaultValue={typed}
      />
    </div>
  );
}
