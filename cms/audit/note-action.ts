import type { PayloadRequest } from 'payload';

/** What is noted, and how the admin calls it. */
export const auditedActions = {
  publicou: 'Publicou',
  alterou: 'Alterou o que é público',
  retirou: 'Retirou do site',
  lixeira: 'Mandou para a lixeira',
  restaurou: 'Tirou da lixeira',
  apagou: 'Apagou',
  enviou: 'Enviou',
  prorrogou: 'Prorrogou um prazo',
  consultou: 'Consultou dados pessoais',
  conta: 'Mudou uma conta',
  senha: 'Mudou uma senha',
  entrou: 'Entrou',
  bloqueio: 'Tentativas demais',
  sessao: 'Encerrou uma sessão',
  fator: 'Mudou o segundo fator',
} as const;

export type AuditedAction = keyof typeof auditedActions;

type Cause = Pick<PayloadRequest, 'payload'> &
  Partial<Pick<PayloadRequest, 'user' | 'transactionID'>>;

/** In the transaction of what it tells of: neither is kept without the other. */
export async function noteAction(
  action: AuditedAction,
  what: string,
  req: Cause,
  who = whoIs(req),
): Promise<void> {
  const { payload, transactionID } = req;
  await payload.db.create({
    collection: 'audit-notes',
    data: { who, action, what: what.slice(0, 500) },
    ...(transactionID !== undefined && { req: { transactionID } }),
    returning: false,
  });
}

export const whoIs = ({ user }: Cause): string =>
  user ? `${user.name} (${user.email})` : 'O portal';
