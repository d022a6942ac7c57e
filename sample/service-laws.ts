/** Federal laws, real ones, that every public service answers to. */
export const usersLaw = {
  title: 'Lei 13.460/2017',
  text: 'Direitos de quem usa o serviço público. A resposta vem em até 30 dias, que podem ser prorrogados uma vez (art. 16).',
  link: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2017/lei/l13460.htm',
};

export const dataLaw = {
  title: 'Lei 13.709/2018 (LGPD)',
  text: 'Pedimos só os dados que o serviço precisa, e você pode pedir para apagá-los.',
  link: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm',
};

export const accessLaw = {
  title: 'Lei 12.527/2011 (LAI)',
  text: 'A resposta vem em até 20 dias, que podem ser prorrogados por mais 10 (art. 11). Não é preciso dizer o motivo do pedido.',
  link: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2011/lei/l12527.htm',
};
