import type { OwnEntry } from '#content/followed-entry';
import { dayOf, longDate, timeOf } from '../../lib/dates.ts';
import { entryPath } from '../../lib/paths.ts';
import { buttonClass } from '../ui/controls/button-class.ts';
import { TextAreaField } from '../ui/forms/field.tsx';

interface EntryActsProps {
  entry: OwnEntry;
  secret: string;
  /** An appeal that could not be kept. */
  appeal?: string | undefined;
}

/** What the holder of the link can do now. */
export function EntryActs({ entry, secret, appeal }: EntryActsProps) {
  const { protocol, state, offeredUntil, canCorrect, canWithdraw, canAppeal } = entry;
  const action = entryPath(protocol, secret);
  return (
    <>
      {state === 'oferecida' && offeredUntil ? (
        <form method="post" action={action}>
          <p className="lead">
            A vaga é sua se você aceitar até {longDate(dayOf(offeredUntil))}, {timeOf(offeredUntil)}
            .
          </p>
          <Act act="aceitar-vaga" label="Aceitar a vaga" />
        </form>
      ) : null}
      {canAppeal ? (
        <form className="sign-up__question" method="post" action={action} noValidate>
          <h2 className="d-2">Você não concorda?</h2>
          <TextAreaField
            id="inscricao-recurso"
            name="recurso"
            label="Conte por quê"
            hint="Pode recorrer uma vez. Outra pessoa da secretaria confere de novo."
            rows={6}
            defaultValue={appeal}
          />
          <Act act="recorrer" label="Enviar o recurso" />
        </form>
      ) : null}
      <div className="sign-up__buttons">
        {canCorrect ? (
          <form method="post" action={action}>
            <Act act="corrigir" label="Corrigir" ghost />
          </form>
        ) : null}
        {canWithdraw ? (
          <form method="post" action={action}>
            <Act act="desistir" label="Desistir da inscrição" ghost />
          </form>
        ) : null}
      </div>
    </>
  );
}

const Act = ({ act, label, ghost = false }: { act: string; label: string; ghost?: boolean }) => (
  <button className={buttonClass(ghost ? 'ghost' : [])} type="submit" name="acao" value={act}>
    {label}
  </button>
);
