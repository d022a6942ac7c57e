import { paths } from '../../lib/paths.ts';
import '../ui/forms/desk.css';
import './contact-section.css';
import type { ContactErrors } from '../../lib/contact-check.ts';
import type { ContactFields } from '../../lib/contact-fields.ts';
import { phoneAddress } from '../../lib/phone-address.ts';
import { Pictogram } from '../drawings/pictograms/pictogram.tsx';
import type { NoticeText } from '../ui/controls/notice.tsx';
import { ContactForm } from './contact-form.tsx';

interface ContactSectionProps {
  typed: ContactFields;
  errors?: ContactErrors;
  notice?: NoticeText;
  hours: string;
  phone: string;
  /** On its own page the heading is the page's. */
  heading?: 'h1' | 'h2';
}

/** The yellow section with the contact form. */
export function ContactSection({
  typed,
  errors,
  notice,
  hours,
  phone,
  heading: Heading = 'h2',
}: ContactSectionProps) {
  return (
    <section className="desk contact" id="fale-conosco" aria-labelledby="fale-conosco-titulo">
      <div className="page desk__page">
        <div className="desk__words contact__words">
          <Heading className="d-1" id="fale-conosco-titulo">
            Fale Conosco
          </Heading>
          <p className="lead">
            Pergunte, sugira, reclame ou elogie. Você recebe um número de protocolo na hora e a
            resposta no seu e-mail.
          </p>
          <p className="desk__note">
            Já escreveu? <a href={paths.follow}>Acompanhe a resposta</a>
          </p>
          <p className="contact__phone">
            Prefere falar?{' '}
            <a href={phoneAddress(phone)}>
              <b>{phone}</b>
            </a>
            <br />
            {hours}
          </p>
          <Pictogram name="corrida" className="contact__sign" />
        </div>
        <ContactForm typed={typed} errors={errors} notice={notice} />
      </div>
    </section>
  );
}
