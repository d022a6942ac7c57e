'use client';
import './duplicate-menu-item.css';
import { Modal, PopupList, useDocumentInfo, useModal } from '@payloadcms/ui';
import { type FormEvent, useId, useState } from 'react';
import { timeOf } from '../../lib/dates.ts';
import { askAdmin } from '../components/ask-admin.ts';

/** 'Duplicar' that asks for the new date first: an event without it would be the old one twice. */
export function DuplicateMenuItem() {
  const { id } = useDocumentInfo();
  const { openModal, closeModal } = useModal();
  const heading = useId();
  const modal = `another-date-${id}`;
  if (id === undefined) return null;
  return (
    <>
      <PopupList.Button id="action-another-date" onClick={() => openModal(modal)}>
        Duplicar para outra data
      </PopupList.Button>
      <Modal className="another-date" slug={modal} aria-labelledby={heading}>
        <NewDateForm id={id} heading={heading} close={() => closeModal(modal)} />
      </Modal>
    </>
  );
}

interface NewDateFormProps {
  id: number | string;
  heading: string;
  close: () => void;
}

function NewDateForm({ id, heading, close }: NewDateFormProps) {
  const { data } = useDocumentInfo();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const duplicate = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    setBusy(true);
    const refusal = await duplicateTo(id, new FormData(submitted.currentTarget));
    setError(refusal);
    setBusy(refusal === '');
  };
  return (
    <form className="another-date__form" onSubmit={duplicate}>
      <h1 id={heading}>Duplicar para outra data</h1>
      <p>
        O novo evento nasce como rascunho, com endereço próprio. Inscrição, regulamento, resultados
        e notas internas não são copiados.
      </p>
      <label>
        Novo dia
        <input name="day" inputMode="numeric" placeholder="dd/mm/aaaa" required />
      </label>
      <label>
        Hora em que começa
        <input
          name="time"
          inputMode="numeric"
          placeholder="hh:mm"
          required
          defaultValue={data?.startsAt ? timeOf(new Date(data.startsAt)) : ''}
        />
      </label>
      {error ? <p role="alert">{error}</p> : null}
      <div className="another-date__buttons">
        <button className="btn btn--style-secondary btn--size-large" type="button" onClick={close}>
          Cancelar
        </button>
        <button className="btn btn--style-primary btn--size-large" type="submit" disabled={isBusy}>
          {isBusy ? 'Duplicando…' : 'Duplicar'}
        </button>
      </div>
    </form>
  );
}

/** Opens the new event; returns the reason where there is none. */
async function duplicateTo(id: number | string, form: FormData): Promise<string> {
  const date = { day: form.get('day'), time: form.get('time') };
  return askAdmin<{ id: number }>(`events/${id}/another-date`, date).then(
    (made) => {
      location.assign(`/admin/collections/events/${made.id}`);
      return '';
    },
    (refusal: Error) => refusal.message,
  );
}
