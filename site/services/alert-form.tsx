import './alert-form.css';
import '../ui/forms/field.css';
import type { ServiceCard } from '#content/services';
import { alertConsent } from '../../lib/consent.ts';
import type { Day } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { dayInWords } from '../../lib/service-state.ts';
import { buttonClass } from '../ui/controls/button-class.ts';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { DataCare } from '../ui/forms/data-care.tsx';
import { Trap } from '../ui/forms/trap.tsx';

interface AlertFormProps {
  service: Pick<ServiceCard, 'slug'>;
  /** The day on which the mail goes out. */
  on: Day;
  typed?: string;
  notice?: NoticeText;
  now: Date;
}

/** One address, one mail on one day. A plain form. */
export function AlertForm({ service, on, typed = '', notice, now }: AlertFormProps) {
  return (
    <form className="alert-form screen-only" action={paths.openingAlert} method="post" noValidate>
      {notice ? <Notice {...notice} /> : null}
      <input type="hidden" name="servico" value={service.slug} />
      <Trap />
      <label htmlFor="aviso-email">Avise-me quando abrir</label>
      <div className="alert-form__row">
        <input
          className="input"
          id="aviso-email"
          type="email"
          name="email"
          autoComplete="email"
          placeholder="nome@exemplo.com"
          maxLength={254}
          required
          defaultValue={typed}
          {...(notice?.kind === 'error' ? { 'aria-invalid': true, autoFocus: true } : {})}
          aria-describedby="aviso-cuidado"
        />
        <button className={buttonClass('sun')} type="submit">
          Avisar por e-mail
        </button>
      </div>
      <p className="small" id="aviso-cuidado">
        Um e-mail em {dayInWords(on, now)} e nada mais. {alertConsent.text} <DataCare />
      </p>
    </form>
  );
}
