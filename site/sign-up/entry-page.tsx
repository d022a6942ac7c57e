import type { ReactNode } from 'react';
import type { FollowedEntry, OwnEntry } from '#content/followed-entry';
import { dayOf, longDate, timeOf } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { type EntryState, entryStates } from '../../lib/vocabulary.ts';
import { Breadcrumb } from '../layout/chrome/breadcrumb.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { EntryActs } from './entry-acts.tsx';
import { Namesakes } from './namesakes.tsx';
import { Receipt } from './receipt.tsx';
import './sign-up.css';

interface EntryPageProps {
  entry: FollowedEntry | OwnEntry;
  secret: string;
  /** An appeal that could not be kept. */
  appeal?: string | undefined;
  /** The whole address of the entry with its key, for the code on the receipt. */
  address: string;
  notice?: NoticeText | undefined;
}

const explained: Record<EntryState, string> = {
  recebida: 'A inscrição está guardada e a vaga está reservada até a conferência.',
  conferencia: 'Alguém da secretaria está conferindo a inscrição.',
  aceita: 'A inscrição foi aceita.',
  espera: 'As vagas acabaram antes. A inscrição está na lista de espera, na ordem de chegada.',
  oferecida: 'Uma vaga ficou livre e espera resposta de quem se inscreveu.',
  recusada: 'A inscrição não foi aceita.',
  recurso: 'O recurso chegou. Outra pessoa da secretaria vai conferir.',
  desistiu: 'Quem se inscreveu desistiu, ou não respondeu à oferta da vaga.',
};

const isOwn = (entry: FollowedEntry | OwnEntry): entry is OwnEntry => 'content' in entry;

/** What became of an entry: the state for whoever has the protocol, the rest for whoever has the link. */
export const EntryPage = ({ notice, ...followed }: EntryPageProps) => (
  <EntryFrame here="Inscrição">
    {notice ? <Notice {...notice} /> : null}
    <Followed {...followed} />
  </EntryFrame>
);

const EntryFrame = ({ here, children }: { here: string; children: ReactNode }) => (
  <div className="sign-up">
    <div className="wrap sign-up__page">
      <Breadcrumb trail={[{ name: 'Serviços', path: paths.services }]} here={here} />
      {children}
    </div>
  </div>
);

function Followed({ entry, secret, appeal, address }: Omit<EntryPageProps, 'notice'>) {
  const { state, title, sentAt, protocol } = entry;
  return (
    <section className="sign-up__question">
      <h1 className="d-1">
        <span className="vh">Situação: </span>
        {entryStates[state]}
      </h1>
      <p className="lead">{explained[state]}</p>
      {isOwn(entry) ? (
        <>
          <Namesakes people={entry.content.people} />
          <Receipt entry={entry} address={address} />
          <EntryActs {...{ entry, secret, appeal }} />
        </>
      ) : (
        <>
          <p>
            {title}
            <br />
            Protocolo {protocol}, enviada em {longDate(dayOf(sentAt))}, {timeOf(sentAt)}.
          </p>
          <p>
            Nomes e correções só aparecem para quem tem o link que mandamos por e-mail, ou o código
            do recibo.
          </p>
          <p>
            <ButtonLink href={paths.contact} look="ghost">
              Perdi o link
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}

interface AskProtocolProps {
  typed: string;
  error: string | undefined;
}

export const AskProtocol = (props: AskProtocolProps) => (
  <EntryFrame here="Acompanhar uma inscrição">
    <ProtocolForm {...props} />
  </EntryFrame>
);

function ProtocolForm({ typed, error }: AskProtocolProps) {
  return (
    <form className="sign-up__question" method="post" action={paths.entry} noValidate>
      <h1 className="d-1">Acompanhar uma inscrição</h1>
      <TextField
        id="inscricao-protocolo"
        name="protocolo"
        label="Protocolo"
        hint="Está no recibo e no e-mail. Exemplo: 2026-A1B2C3"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={typed}
        error={error}
      />
      <button className={buttonClass()} type="submit">
        Ver a situação
      </button>
    </form>
  );
}
