import { dayOf, longDate, timeOf } from '../../lib/dates.ts';
import { entryPath, paths } from '../../lib/paths.ts';
import { type EntryState, entryStates } from '../../lib/vocabulary.ts';
import type { Mail } from '../outbox.ts';
import { composeMail } from './compose.ts';

interface Told {
  protocol: string;
  state: EntryState;
  reason?: string | null | undefined;
  offeredUntil?: string | null | undefined;
}

const words: Record<EntryState, string> = {
  recebida: 'Sua inscrição está guardada, com a vaga reservada até a conferência.',
  conferencia: 'A secretaria está conferindo sua inscrição.',
  aceita: 'Sua inscrição foi aceita.',
  espera: 'As vagas acabaram antes. Você está na lista de espera, na ordem em que chegou.',
  oferecida: 'Uma vaga ficou livre e é sua, se você quiser.',
  recusada: 'Sua inscrição não foi aceita.',
  recurso: 'Recebemos seu recurso. Outra pessoa da secretaria vai conferir a inscrição.',
  desistiu: 'A desistência está registrada. A vaga ficou livre para outra pessoa.',
};

function details({ state, reason, offeredUntil }: Told): string[] {
  const until = offeredUntil ? new Date(offeredUntil) : undefined;
  if (state === 'recusada')
    return [
      `Motivo: ${reason ?? ''}`,
      'Se você não concorda, pode recorrer uma vez, na página da inscrição.',
    ];
  return state === 'oferecida' && until
    ? [
        `Responda até ${longDate(dayOf(until))}, ${timeOf(until)}. Depois ela passa à próxima pessoa.`,
      ]
    : [];
}

const footer = (siteUrl: string) => [
  'Você recebe este e-mail porque este endereço está numa inscrição do portal.',
  `Como cuidamos dos seus dados e como apagá-los: ${siteUrl}${paths.privacy}`,
];

/** The only mail with the key that opens the entry: of the key we keep a hash. */
export function entryReceivedMail(
  { protocol, state, title, key }: Told & { title: string; key: string },
  siteUrl: string,
): Omit<Mail, 'to'> {
  return {
    subject: `Inscrição recebida: protocolo ${protocol}`,
    ...composeMail({
      heading: 'Inscrição recebida',
      paragraphs: [
        `${title}\nProtocolo: ${protocol}\nSituação: ${entryStates[state]}`,
        words[state],
        'Guarde este e-mail: só com este link se vê, corrige ou cancela a inscrição.',
      ],
      action: { label: 'Abrir minha inscrição', address: siteUrl + entryPath(protocol, key) },
      footer: footer(siteUrl),
    }),
  };
}

const byFirstMail =
  'Para responder, corrigir ou desistir, use o link do primeiro e-mail, “Inscrição recebida”.';

const seeState = (protocol: string, siteUrl: string) => ({
  label: 'Ver a situação',
  address: siteUrl + entryPath(protocol),
});

/** What changed, or what a checker writes. */
export function noticeMail(
  { protocol, subject, text }: { protocol: string; subject: string; text: string },
  siteUrl: string,
): Omit<Mail, 'to'> {
  return {
    subject,
    ...composeMail({
      heading: subject,
      paragraphs: [...text.split(/\n{2,}/), `Sua inscrição: protocolo ${protocol}`, byFirstMail],
      action: seeState(protocol, siteUrl),
      footer: footer(siteUrl),
    }),
  };
}

export function entryMail(told: Told, siteUrl: string): Omit<Mail, 'to'> {
  const { protocol, state } = told;
  return {
    subject: `Inscrição ${protocol}: ${entryStates[state]}`,
    ...composeMail({
      heading: entryStates[state],
      paragraphs: [`Protocolo: ${protocol}`, words[state], ...details(told), byFirstMail],
      action: seeState(protocol, siteUrl),
      footer: footer(siteUrl),
    }),
  };
}
