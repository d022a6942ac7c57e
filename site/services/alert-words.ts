import type { AlertAnswer } from '#content/opening-alerts';
import { paths } from '../../lib/paths.ts';
import { retention } from '../../lib/retention.ts';
import type { LinkWords } from '../layout/link-page.tsx';
import type { NoticeText } from '../ui/controls/notice.tsx';
import { tooManyPosts } from '../ui/forms/too-many-posts.ts';

/** The answers to the form. A known address gets the same as a new one, hence the question. */
export const alertAnswers: Record<
  AlertAnswer | 'unavailable' | 'tooMany',
  NoticeText & { status: number }
> = {
  asked: {
    kind: 'success',
    title: 'Falta só confirmar',
    text: 'Enviamos um e-mail com um link. Toque nele para receber o aviso no dia em que abrir.',
    next: 'Não chegou? Procure no spam. Quem já confirmou não recebe outro.',
    status: 200,
  },
  empty: { kind: 'error', title: 'Erro', text: 'Por favor, informe seu email.', status: 422 },
  malformed: {
    kind: 'error',
    title: 'Erro',
    text: 'Informe um e-mail válido, como nome@exemplo.com.',
    status: 422,
  },
  open: {
    kind: 'info',
    title: 'Não é preciso esperar',
    text: 'Este serviço já abriu ou não tem data marcada. Veja como está na página dele.',
    status: 200,
  },
  tooMany: { ...tooManyPosts, status: 429 },
  unavailable: {
    kind: 'error',
    title: 'Erro',
    text: 'Não foi possível salvar agora. Seus dados continuam no formulário.',
    status: 503,
  },
};

type LinkStep = 'ask' | 'done' | 'void' | 'unavailable';

const services = { name: 'Ver os serviços', path: paths.services };
const home = { name: 'Voltar para o início', path: paths.home };
const unavailable = {
  title: 'Não foi possível salvar agora',
  text: 'O problema é nosso. Espere um minuto e tente de novo: o link continua valendo.',
  status: 503,
  links: [home],
};

/** What the link in the mail leads to. */
export const alertConfirmWords: Record<LinkStep | 'used', LinkWords> = {
  ask: {
    title: 'Quer mesmo o aviso?',
    text: 'Confirme que você quer um e-mail quando o serviço abrir. É um só, e depois apagamos seu endereço.',
    status: 200,
    button: 'Confirmar o aviso',
    links: [],
  },
  done: {
    title: 'Aviso marcado!',
    text: 'No dia em que abrir, você recebe um e-mail. Depois dele, seu endereço é apagado.',
    status: 200,
    links: [services, home],
  },
  used: {
    title: 'Seu aviso já está marcado',
    text: 'Não é preciso fazer mais nada: o e-mail vai no dia em que abrir.',
    status: 200,
    links: [services, home],
  },
  void: {
    title: 'Este link não vale mais',
    text: `Cada link vale por ${retention.confirmLinkHours} horas, e só o mais recente funciona. Peça o aviso outra vez na página do serviço.`,
    status: 410,
    links: [services],
  },
  unavailable: { ...unavailable, button: 'Confirmar o aviso' },
};

/** What the second link of the same mail leads to. */
export const alertCancelWords: Record<LinkStep, LinkWords> = {
  ask: {
    title: 'Desistir do aviso?',
    text: 'Apagamos seu e-mail na mesma hora, e nada é enviado.',
    status: 200,
    button: 'Apagar o pedido',
    links: [services],
  },
  done: {
    title: 'Pedido apagado',
    text: 'Seu e-mail foi apagado. Se mudar de ideia, peça de novo na página do serviço.',
    status: 200,
    links: [services, home],
  },
  void: {
    title: 'Não há pedido neste link',
    text: 'O aviso já saiu, o pedido já foi apagado, ou o endereço veio incompleto.',
    status: 410,
    links: [services, home],
  },
  unavailable: { ...unavailable, button: 'Apagar o pedido' },
};
