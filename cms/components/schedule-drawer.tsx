'use client';
import { Button, Drawer, toast, useModal, useServerFunctions } from '@payloadcms/ui';
import type { CollectionSlug } from 'payload';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import type {
  ScheduleAnswer,
  ScheduleRequest,
  ShownSchedule,
} from '../schedules/schedule-function.ts';
import type { ScheduleType } from '../schedules/stored-schedule.ts';

interface ScheduleDrawerProps {
  slug: string;
  collection: string;
  id: number;
}

/** Publishing and withdrawing at a moment that is typed, and what is scheduled already. */
export function ScheduleDrawer(props: ScheduleDrawerProps) {
  const { isModalOpen } = useModal();
  return (
    <Drawer slug={props.slug} title="Agendar">
      {isModalOpen(props.slug) ? <ScheduleForm {...props} /> : null}
    </Drawer>
  );
}

const verbs: Record<ScheduleType, string> = { publish: 'Publicar', unpublish: 'Tirar do ar' };

function ScheduleForm({ collection, id }: ScheduleDrawerProps) {
  const { ask, schedules, error, waiting } = useSchedules(collection, id);
  const [type, setType] = useState<ScheduleType>('publish');
  const [typed, setTyped] = useState('');
  const name = useId();

  async function add(event: FormEvent) {
    event.preventDefault();
    // The form of the document lies around this one.
    event.stopPropagation();
    const answer = await ask({ add: { type, typed } });
    if (answer.error) return;
    setTyped('');
    toast.success('Agendado.');
  }

  return (
    <form className="schedule-form" onSubmit={(event) => void add(event)} noValidate>
      <fieldset>
        <legend>O que fazer</legend>
        {(['publish', 'unpublish'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={type === one} onChange={() => setType(one)} />
            {verbs[one]}
          </label>
        ))}
      </fieldset>
      <div className="schedule-form__when">
        <label htmlFor={`${name}-when`}>Dia e hora, no horário do Amapá</label>
        <input
          id={`${name}-when`}
          type="text"
          autoComplete="off"
          placeholder="dd/mm/aaaa hh:mm"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={`${name}-error`}
        />
        <p className="schedule-form__error" id={`${name}-error`} role="alert">
          {error}
        </p>
      </div>
      <Button type="submit" disabled={waiting} margin={false}>
        Agendar
      </Button>
      <ScheduleList schedules={schedules} remove={(remove) => void ask({ remove })} />
    </form>
  );
}

interface ScheduleListProps {
  schedules: ShownSchedule[];
  remove: (id: number) => void;
}

function ScheduleList({ schedules, remove }: ScheduleListProps) {
  if (schedules.length === 0) return <p>Nada agendado.</p>;
  return (
    <ul className="schedule-list" aria-label="Agendamentos">
      {schedules.map(({ id, type, when, why }) => (
        <li key={id}>
          <span>
            {verbs[type]} em {when}
            {why ? `. Não deu certo: ${why}` : ''}
          </span>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => remove(id)}>
            Cancelar
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What is scheduled for a document, as the server says after each question. */
function useSchedules(collection: string, id: number) {
  const { serverFunction } = useServerFunctions();
  const [answer, setAnswer] = useState<ScheduleAnswer>({ schedules: [] });
  const [waiting, setWaiting] = useState(false);
  const ask = useCallback(
    async (wish: Pick<ScheduleRequest, 'add' | 'remove'>): Promise<ScheduleAnswer> => {
      setWaiting(true);
      const args = { collection: collection as CollectionSlug, id, ...wish };
      let given: ScheduleAnswer = {
        schedules: [],
        error: 'O servidor não respondeu. Tente de novo.',
      };
      try {
        given = (await serverFunction({ name: 'schedules', args })) as ScheduleAnswer;
      } catch {
        // The words above stand.
      }
      setWaiting(false);
      setAnswer(given);
      return given;
    },
    [serverFunction, collection, id],
  );
  useEffect(() => {
    void ask({});
  }, [ask]);
  return { ask, waiting, ...answer };
}
