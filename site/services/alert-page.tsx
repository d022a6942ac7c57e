import type { Service } from '#content/services';
import { servicePath } from '../../lib/paths.ts';
import { serviceState } from '../../lib/service-state.ts';
import { MessagePage } from '../layout/message-page.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { AlertForm } from './alert-form.tsx';

interface AlertPageProps {
  service: Service;
  answer: NoticeText | undefined;
  typed: string;
  now: Date;
}

/** Where the form leads: what became of it, and the form again where something is left to do. */
export function AlertPage({ service, answer, typed, now }: AlertPageProps) {
  const state = serviceState(service, now);
  const asksAgain = state.kind === 'opens' && answer?.kind !== 'success';
  return (
    <MessagePage figure="@" art="volei" title={service.title}>
      {asksAgain ? (
        <AlertForm service={service} on={state.on} typed={typed} notice={answer} now={now} />
      ) : answer ? (
        <Notice {...answer} />
      ) : null}
      <div className="row message__actions">
        <ButtonLink href={servicePath(service.slug)} look="ghost">
          Ver o serviço
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
