import type { UIFieldServerComponent } from 'payload';
import { findMessage, termOfMessage } from './message-term.ts';
import { TermPanel } from './term-panel.tsx';

/** The term of the message whose form is open. */
export const TermField: UIFieldServerComponent = async ({ id, payload }) => {
  const message = await findMessage(Number(id), { payload });
  return message ? <TermPanel id={message.id} first={termOfMessage(message)} /> : null;
};
