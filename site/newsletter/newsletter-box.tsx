import { paths } from '../../lib/paths.ts';
import '../ui/forms/field.css';
import './newsletter-box.css';
import { consent } from '../../lib/consent.ts';
import { Island } from '../islands/island.tsx';
import { DataCare } from '../ui/forms/data-care.tsx';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form.island.tsx';

/** The invitation, its form, and what one agrees to by sending it. */
export function NewsletterBox(form: Omit<NewsletterFormProps, 'action'>) {
  return (
    <section
      className="letter sunny screen-only meets-foot"
      id="newsletter"
      aria-labelledby="newsletter-titulo"
    >
      <div className="page letter__page">
        <Invitation />
        <div className="letter__form">
          <Island
            of={NewsletterForm}
            from="newsletter/newsletter-form"
            when="touched"
            props={{ action: paths.newsletter, ...form }}
          />
          <p className="small letter__hint" id="newsletter-aviso">
            {form.withName ? consent.texts.nameAndEmail : consent.texts.email} <DataCare />
          </p>
        </div>
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
