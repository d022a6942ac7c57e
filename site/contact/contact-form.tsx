import { paths } from '../../lib/paths.ts';
import { Island } from '../islands/island.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { DataCare } from '../ui/forms/data-care.tsx';
import { Trap } from '../ui/forms/trap.tsx';
import { ContactFormFields, type ContactFormFieldsProps } from './contact-fields.island.tsx';

/** A plain form. Before something was sent there is nothing to mend, and nothing is taken over. */
export function ContactForm({
  notice,
  ...fields
}: ContactFormFieldsProps & { notice?: NoticeText }) {
  return (
    <form className="desk__paper contact__form" action={paths.contact} method="post" noValidate>
      {notice ? <Notice {...notice} /> : null}
      <Trap />
      {fields.errors ? (
        <Island of={ContactFormFields} from="contact/contact-fields" when="idle" props={fields} />
      ) : (
        <ContactFormFields {...fields} />
      )}
      <div>
        <button className={buttonClass()} type="submit">
          Enviar mensagem
        </button>
        <p className="small muted desk__note">
          Usamos seus dados só para responder. Você não precisa dizer por que pergunta. <DataCare />
        </p>
      </div>
    </form>
  );
}
