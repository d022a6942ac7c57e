import { letterChoicesPath, paths } from '../../lib/paths.ts';
import { retention } from '../../lib/retention.ts';
import type { LinkWords } from '../layout/link-page.tsx';

type LinkStep = 'ask' | 'done' | 'void' | 'unavailable';

const home = { name: 'Voltar para o início', path: '/' };
const agenda = { name: 'Ver a agenda de eventos', path: paths.events };
const again = { name: 'Pedir outro link', path: paths.newsletter };
const contact = { name: 'Falar com a secretaria', path: paths.contact };
const unavailable = {
  title: 'Não foi possível salvar agora',
  text: 'O problema é nosso. Espere um minuto e tente de novo: o link continua valendo.',
  status: 503,
  links: [home],
};

/** What the link in the first mail leads to. */
export const confirmWords: Record<LinkStep | 'used', LinkWords> = {
  ask: {
    title: 'Falta só confirmar',
    text: 'Confirme que você quer receber por e-mail as novidades sobre esporte e lazer no Amapá.',
    status: 200,
    button: 'Confirmar inscrição',
    links: [],
  },
  done: {
    title: 'Inscrição confirmada!',
    text: 'Você receberá as novidades sobre esporte e lazer no Amapá.',
    status: 200,
    links: [agenda, home],
  },
  used: {
    title: 'Sua inscrição já está confirmada',
    text: 'Não é preciso fazer mais nada. Para sair, use o link no fim de qualquer mensagem nossa.',
    status: 200,
    links: [agenda, home],
  },
  void: {
    title: 'Este link não vale mais',
    text: `Cada link vale por ${retention.confirmLinkHours} horas, e só o mais recente funciona. Informe seu e-mail outra vez para receber um novo.`,
    status: 410,
    links: [again],
  },
  unavailable: { ...unavailable, button: 'Confirmar inscrição' },
};

/** What the link at the end of every mail leads to. */
export const cancelWords: Record<LinkStep, LinkWords> = {
  ask: {
    title: 'Cancelar a inscrição?',
    text: 'Você deixa de receber a newsletter, e apagamos seu e-mail da lista na mesma hora.',
    status: 200,
    button: 'Cancelar inscrição',
    links: [{ name: 'Continuar recebendo', path: '/' }],
  },
  done: {
    title: 'Inscrição cancelada',
    text: 'Seu e-mail foi apagado da lista. Se mudar de ideia, é só se inscrever de novo.',
    status: 200,
    links: [home, { name: 'Inscrever-se de novo', path: paths.newsletter }],
  },
  void: {
    title: 'Não há inscrição neste link',
    text: 'Ela já foi cancelada, ou o endereço veio incompleto: copie-o inteiro da mensagem que você recebeu.',
    status: 410,
    links: [home, contact],
  },
  unavailable: { ...unavailable, button: 'Cancelar inscrição' },
};

/** With the way to one's choices, for who has confirmed. */
export const withChoices = (words: LinkWords, code: string | undefined): LinkWords =>
  code
    ? {
        ...words,
        links: [{ name: 'Escolher o que recebo', path: letterChoicesPath(code) }, ...words.links],
      }
    : words;

/** Where the link to one's choices leads when there is nothing to choose. */
export const choicesWords: Record<'pending' | 'void' | 'unavailable', LinkWords> = {
  pending: {
    title: 'Falta confirmar a inscrição',
    text: 'Procure nosso e-mail “Confirme sua inscrição na newsletter” e toque no link dele. Depois este link mostra suas escolhas.',
    status: 409,
    links: [{ name: 'Pedir outro e-mail', path: paths.newsletter }, home],
  },
  void: {
    title: 'Não há inscrição neste link',
    text: 'Ela foi cancelada, ou o endereço veio incompleto: copie-o inteiro da mensagem que você recebeu.',
    status: 410,
    links: [{ name: 'Inscrever-se de novo', path: paths.newsletter }, contact],
  },
  unavailable: {
    ...unavailable,
    title: 'Não foi possível abrir suas escolhas agora',
  },
};
