/** Pages that no editor writes but people look for, with the words they look for them by. */
export const searchPages: readonly {
  title: string;
  address: string;
  summary: string;
  keywords: string;
}[] = [
  {
    title: 'Agenda de eventos',
    address: '/agenda',
    summary:
      'Competições, lazer e treinamentos no calendário: escolha o dia, a categoria e o município.',
    keywords: 'calendário programação datas o que fazer',
  },
  {
    title: 'Notícias',
    address: '/noticias',
    summary: 'O que acontece nas quadras, nas pistas e nos rios dos 16 municípios.',
    keywords: 'novidades imprensa',
  },
  {
    title: 'Esporte e Lazer: onde praticar',
    address: '/esporte-e-lazer',
    summary: 'Ginásios, arenas, piscinas, praças e quadras por município e por esporte, no mapa.',
    keywords: 'lugares locais mapa quadras treinar perto',
  },
  {
    title: 'Programas e projetos',
    address: '/programas',
    summary:
      'Programas gratuitos para crianças, jovens, adultos, idosos e pessoas com deficiência.',
    keywords: 'projetos aulas escolinhas',
  },
  {
    title: 'Como participar dos programas',
    address: '/programas#como-participar',
    summary: 'Os três passos para entrar em um programa.',
    keywords: 'inscrição matrícula vagas documentos',
  },
  {
    title: 'Transmissões ao vivo e gravações',
    address: '/transmissoes',
    summary: 'Jogos e competições ao vivo, os próximos e os que já passaram.',
    keywords: 'assistir vídeo jogo online',
  },
  {
    title: 'Atletas amapaenses',
    address: '/atletas',
    summary: 'Ícones da história, novos talentos, futebol e esporte paralímpico.',
    keywords: 'perfis desportistas',
  },
  {
    title: 'Memorial do esporte amapaense',
    address: '/atletas/memorial',
    summary: 'Os ícones do esporte do Amapá, década por década.',
    keywords: 'história lendas memória',
  },
  {
    title: 'Fale Conosco e Ouvidoria',
    address: '/sobre#fale-conosco',
    summary: 'Escreva para a secretaria: dúvidas, sugestões, reclamações, elogios e informações.',
    keywords: 'contato telefone e-mail mensagem denúncia atendimento protocolo',
  },
  {
    title: 'Transparência',
    address: '/sobre?aba=transparencia#transparencia',
    summary: 'Orçamento, licitações e contratos, convênios e parcerias.',
    keywords: 'gastos contas públicas acesso à informação lai',
  },
  {
    title: 'Legislação',
    address: '/sobre?aba=legislacao#legislacao',
    summary: 'Leis, decretos e portarias do esporte, com o texto em PDF.',
    keywords: 'normas leis regulamentos',
  },
  {
    title: 'Newsletter',
    address: '/newsletter',
    summary: 'Receba por e-mail as notícias e a agenda do esporte no Amapá.',
    keywords: 'boletim assinar inscrever e-mail',
  },
  {
    title: 'Acompanhar uma mensagem',
    address: '/fale-conosco/acompanhar',
    summary: 'Veja a resposta da secretaria com o número do protocolo e o seu e-mail.',
    keywords: 'protocolo resposta andamento',
  },
  {
    title: 'Dados abertos',
    address: '/dados',
    summary: 'Agenda, programas, lugares, atletas e contas da secretaria em CSV e JSON.',
    keywords: 'csv json planilha download api',
  },
  {
    title: 'Acessibilidade',
    address: '/acessibilidade',
    summary: 'Recursos, teclas de atalho, limites conhecidos e como reclamar de uma barreira.',
    keywords: 'contraste deficiência leitor de tela libras',
  },
  {
    title: 'Privacidade',
    address: '/privacidade',
    summary: 'O que guardamos, por quê, por quanto tempo e como apagar.',
    keywords: 'lgpd dados pessoais apagar excluir cookies',
  },
  {
    title: 'Mapa do site',
    address: '/mapa-do-site',
    summary: 'Todas as páginas, em grupos.',
    keywords: 'índice páginas',
  },
];
