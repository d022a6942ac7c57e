import { retention } from '../../lib/retention.ts';

export interface KeptData {
  name: string;
  what: string;
  why: string;
  basis: string;
  until: string;
  readers: string;
}

const { messageYears, mailDays, deletionLinkHours, unconfirmedDays } = retention;
const { openingAlertDays, entryDraftDays, entryDraftFileHours, lookYears, backupMonths } =
  retention;

/** Every sentence is a promise that the code keeps: change both together. */
export const keptData: KeptData[] = [
  {
    name: 'Fale Conosco',
    what: 'Seu nome, seu e-mail, o assunto e a mensagem. Se você indica um atleta, o nome e a modalidade dele e, se você quiser, o município e as conquistas. Também a nossa resposta e anotações de quem atende.',
    why: 'Para responder a você.',
    basis:
      'Nosso dever de atender quem usa o serviço público (LGPD, arts. 7º, II e III, e 23; Lei 13.460/2017).',
    until: `${messageYears} anos depois do envio. Depois é apagado sem que ninguém precise pedir.`,
    readers: 'Quem atende o cidadão e quem administra o site.',
  },
  {
    name: 'Newsletter',
    what: 'Seu e-mail, seu nome se você informou, a página em que se inscreveu, a versão do texto que aceitou, quando pediu e confirmou e, se você escolheu, os municípios, os assuntos e o ritmo das mensagens.',
    why: 'Para enviar as novidades e poder provar que você pediu.',
    basis: 'Seu consentimento (LGPD, art. 7º, I). Você retira quando quiser.',
    until: `Até você cancelar: aí é apagado na hora. Inscrição que ninguém confirma é apagada depois de ${unconfirmedDays} dias.`,
    readers: 'Quem administra o site.',
  },
  {
    name: 'Avise-me quando abrir',
    what: 'Seu e-mail, o serviço que você espera, a versão do texto que aceitou e quando pediu e confirmou.',
    why: 'Para avisar você, uma vez, no dia em que o serviço abrir.',
    basis: 'Seu consentimento (LGPD, art. 7º, I). Você retira quando quiser.',
    until: `Até o aviso sair: aí é apagado na hora. Pedido que ninguém confirma é apagado depois de ${unconfirmedDays} dias. Se o serviço não abrir, depois de ${openingAlertDays} dias.`,
    readers: 'Quem administra o site.',
  },
  {
    name: 'Inscrições',
    what: 'O que o formulário de cada inscrição pergunta: nomes e datas de nascimento de quem participa, nome, e-mail e, se você quiser, telefone de quem inscreve; de menores, também quem responde por eles. CPF e documentos só onde uma regra exige. Fica cifrado desde o primeiro momento. Se você marcar, a lista da equipe fica também no seu aparelho até o envio.',
    why: 'Para conferir a inscrição, responder e avisar por e-mail se o que você escolheu muda ou é cancelado. Se uma pessoa está em duas inscrições, só quem confere fica sabendo. Nada de um menor é publicado.',
    basis: 'Nosso dever de prestar o serviço que você pede (LGPD, arts. 7º, II e III, 14 e 23).',
    until: `Até o dia que o formulário diz antes de você começar. O que você começou e não enviou é apagado depois de ${entryDraftDays} dias, e os arquivos dele depois de ${entryDraftFileHours} horas.`,
    readers: `Só quem confere inscrições, e cada consulta fica registrada por ${lookYears} anos.`,
  },
  {
    name: 'E-mails que enviamos',
    what: 'Para quem foi, o assunto, o texto e se já foi enviado. O texto é apagado depois do envio.',
    why: 'Para que nenhum e-mail se perca nem chegue duas vezes.',
    basis: 'O mesmo que vale para o pedido que causou o e-mail.',
    until: `${mailDays} dias depois do envio. O que não conseguiu sair também é apagado: depois de ${mailDays} dias na fila.`,
    readers: 'Quem administra o site.',
  },
  {
    name: 'Pedidos para apagar dados',
    what: 'Seu e-mail e uma marca do link que enviamos, da qual não se consegue tirar o link.',
    why: 'Para ter certeza de que quem pede é o dono do e-mail.',
    basis: 'Seu direito de pedir a exclusão (LGPD, art. 18).',
    until: `Até você usar o link. Sem uso, o link deixa de valer em ${deletionLinkHours} horas e o pedido é apagado em seguida.`,
    readers: 'Ninguém: só o próprio sistema.',
  },
  {
    name: 'O que fica só no seu aparelho',
    what: 'As cores e o tamanho do texto que você escolheu e, se você escolheu uma em “Hoje”, a sua cidade. Nada disso vem para nós, a não ser quando você abre um endereço que tem o nome da cidade.',
    why: 'Para que você não precise escolher de novo.',
    basis: 'Não há dado pessoal conosco.',
    until:
      'Até você tocar em “Esquecer”, em “Hoje”, mudar a escolha na barra de acessibilidade ou limpar os dados do navegador.',
    readers: 'Ninguém além de você e de quem usa o mesmo aparelho.',
  },
  {
    name: 'Proteção contra abuso',
    what: 'Quantos formulários vieram, no último minuto, da mesma conexão de internet; quantos documentos, no último dia; quantas vezes uma inscrição foi corrigida, no último dia; e quantos e-mails sobre inscrições foram a um endereço, na última hora. No lugar da conexão, da inscrição ou do e-mail guardamos um código calculado com uma chave secreta, do qual não se consegue tirá-los.',
    why: 'Para que um robô não entupa o atendimento nem a sua caixa de e-mail.',
    basis: 'Nosso dever de proteger o serviço e os dados (LGPD, art. 46).',
    until:
      'Cada contagem vale o seu tempo, de um minuto a um dia, e é apagada na limpeza seguinte, de hora em hora.',
    readers: 'Ninguém: só o próprio sistema.',
  },
  {
    name: 'Cópias de segurança',
    what: 'Uma cópia por dia de tudo o que está guardado, também do que está nesta página.',
    why: 'Para que nada se perca se o computador quebrar.',
    basis: 'Nosso dever de proteger o serviço e os dados (LGPD, art. 46).',
    until: `As antigas são apagadas aos poucos; a mais antiga tem ${backupMonths} meses. O que foi apagado fica nelas até lá, e só nelas. Se uma cópia precisar voltar, o que alguém pediu para apagar é apagado de novo antes.`,
    readers: 'Quem cuida dos computadores do site.',
  },
  {
    name: 'Registro de falhas',
    what: 'Quando algo quebra, o sistema anota o que quebrou. Não anota o que você digitou nem o seu e-mail. Não gravamos quem visita quais páginas.',
    why: 'Para consertar.',
    basis: 'Não há dado pessoal aqui.',
    until: 'Enquanto for útil para consertar.',
    readers: 'Quem cuida dos computadores do site.',
  },
];

/** Raised whenever a sentence of the page changes. */
export const privacyVersion = { name: '8', day: '2026-11-18' } as const;
