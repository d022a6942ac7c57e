import { retention } from '../../lib/retention.ts';
import type { LineBar } from '../ui/cards/line-bars.tsx';

/** Two years, the longest that anything is kept, from today at the left. */
const allDays = 2 * 365;

const { messageYears, openingAlertDays, backupMonths, mailDays, entryDraftDays } = retention;
const { deletionLinkHours } = retention;

/** The longest that each is kept, to scale. What a person ends, or a form says, has no place on it. */
export const keptBars: LineBar[] = [
  { name: 'Fale Conosco', days: messageYears * 365, words: `${messageYears} anos` },
  { name: 'Avise-me', days: openingAlertDays, words: `${openingAlertDays} dias no máximo` },
  { name: 'Cópias de segurança', days: backupMonths * 30.4, words: `${backupMonths} meses` },
  { name: 'E-mails que enviamos', days: mailDays, words: `${mailDays} dias` },
  { name: 'Inscrição que você não enviou', days: entryDraftDays, words: `${entryDraftDays} dias` },
  { name: 'Pedido para apagar', days: deletionLinkHours / 24, words: `${deletionLinkHours} horas` },
].map(({ name, days, words }) => ({
  id: name,
  name,
  words,
  state: 'now' as const,
  start: 0,
  end: Math.min(100, (days / allDays) * 100),
}));

export const keptMarks = [
  { name: 'hoje', at: 0 },
  { name: '6 meses', at: 25 },
  { name: '1 ano', at: 50 },
  { name: '2 anos', at: 100 },
];
