// Long because it is a list: what the portal says of each sport.
import type { Sport } from './vocabulary.ts';

export interface SportGuide {
  /** What it is, in one sentence. */
  summary: string;
  /** The rules in a minute: general ones, in 60 to 120 words. */
  rules: string;
  /** How people write it; the first comes first in an athlete's sport, such as 'Futebol, goleiro'. */
  names: readonly [string, ...string[]];
  /** Who likes it may like these. */
  alike: readonly Sport[];
}

export const sportGuides: Record<Sport, SportGuide> = {
  atletismo: {
    summary: 'Correr, saltar e lançar: o esporte de onde vêm quase todos os outros.',
    rules:
      'O atletismo reúne corridas, saltos e lançamentos. Nas provas curtas cada atleta corre na sua raia, e quem sai antes do tiro é eliminado. Vale o instante em que o tronco cruza a chegada. Nas provas longas todos correm juntos. No revezamento, o bastão passa de mão em mão dentro da zona de troca. No salto em distância, mede-se da tábua até a marca mais próxima na areia, e pisar além da tábua anula a tentativa. No salto em altura, três erros seguidos eliminam. Nos lançamentos, quem passa do limite da sua área perde a tentativa, e o objeto tem de cair dentro do setor marcado.',
    names: ['Atletismo', 'Corrida', 'Maratona'],
    alike: ['caminhada', 'ciclismo', 'ginastica'],
  },
  basquete: {
    summary: 'Cinco de cada lado, uma bola e um cesto a 3,05 metros do chão.',
    rules:
      'Cada equipe joga com cinco e tenta pôr a bola no cesto do adversário, a 3,05 metros de altura. A cesta vale dois pontos; de trás da linha de três, vale três; o lance livre vale um. Com a bola, só se anda quicando: andar sem quicar, ou parar e voltar a quicar, dá a posse ao outro lado. A equipe tem oito segundos para passar do meio da quadra e 24 para arremessar. Contato que dá vantagem é falta; com cinco, o jogador sai. São quatro períodos de dez minutos, e o empate leva à prorrogação.',
    names: ['Basquete', 'Basquetebol'],
    alike: ['volei', 'futsal', 'atletismo'],
  },
  bocha: {
    summary: 'Pontaria e estratégia: cada bola o mais perto possível da branca.',
    rules:
      'A bocha paralímpica é jogada em quadra lisa por pessoas com deficiência motora, em cadeira de rodas. Cada lado tem seis bolas, vermelhas ou azuis, e quer deixá-las o mais perto possível da bola branca. Quem começa lança a branca e a primeira colorida; depois joga o outro lado, e daí em diante sempre quem está mais longe da branca. No fim de cada parcial, o lado com a bola mais próxima ganha um ponto por bola melhor que a melhor do rival. Vale lançar com a mão, com o pé ou por uma rampa, com ajuda de um assistente que fica de costas para o jogo.',
    names: ['Bocha'],
    alike: ['xadrez', 'natacao', 'atletismo'],
  },
  caminhada: {
    summary: 'O esporte de quem começa: um tênis, água e um caminho.',
    rules:
      'Na caminhada não há placar: o que conta é voltar amanhã. Comece com vinte minutos em terreno plano, três vezes por semana, e aumente aos poucos. O ritmo certo deixa conversar, mas não cantar. Use tênis confortável, roupa leve e boné; no calor, prefira o começo da manhã ou o fim da tarde, e leve água. Nas caminhadas organizadas, siga o percurso marcado e quem orienta, e deixe livre um lado para quem corre. Se sentir dor no peito, tontura ou falta de ar, pare e peça ajuda. Já a marcha atlética é prova do atletismo: um dos pés tem de estar sempre no chão.',
    names: ['Caminhada'],
    alike: ['atletismo', 'danca', 'ciclismo'],
  },
  canoagem: {
    summary: 'Remar rápido em linha reta ou desviar das pedras: os rios são a pista.',
    rules:
      'Na canoagem velocidade, os barcos largam juntos, cada um na sua raia, em distâncias de 200 a 1.000 metros; ganha a proa que cruza primeiro a chegada. No caiaque, rema-se sentado, com pá nas duas pontas; na canoa, ajoelhado, com pá de um lado só. A letra e o número dizem o barco: K2 é um caiaque para dois; C1, uma canoa para um. No slalom, descem-se corredeiras passando por portas: tocar numa baliza soma dois segundos, e perder a porta soma cinquenta. Quem aprende usa colete salva-vidas, sabe nadar e nunca rema sozinho.',
    names: ['Canoagem', 'Canoísta', 'Regata'],
    alike: ['natacao', 'ciclismo', 'atletismo'],
  },
  capoeira: {
    summary: 'Luta, dança e música na mesma roda, ao toque do berimbau.',
    rules:
      'A capoeira se joga numa roda. Quem está em volta toca berimbau, pandeiro e atabaque, bate palmas e responde ao canto. Dois se agacham ao pé do berimbau e entram no jogo. Da ginga saem golpes, esquivas e acrobacias; a ideia é conversar com o corpo e surpreender, sem machucar. O toque do berimbau manda: no de Angola o jogo é lento e rente ao chão; no da Regional, mais rápido e alto. Quem quer jogar pede licença e compra o jogo, no lugar de um dos dois. Quem ensina abre e encerra a roda, e não há placar. Em muitos grupos, a cor da corda mostra o tempo de aprendizado.',
    names: ['Capoeira', 'Capoeirista'],
    alike: ['danca', 'judo', 'ginastica'],
  },
  ciclismo: {
    summary: 'Na estrada, na trilha, na pista ou na ciclovia: duas rodas e vento no rosto.',
    rules:
      'Nas provas de estrada todos largam juntos, e ganha quem cruza primeiro a linha. Pedalar atrás de alguém poupa força, por isso as equipes se revezam na frente. No contrarrelógio individual, cada um larga sozinho, ninguém pega o vácuo de outro e vence o menor tempo. No mountain bike, o percurso é de terra e trilha; no BMX, uma pista curta com saltos e curvas. Capacete afivelado é obrigatório em toda competição. No passeio e na rua, ande no sentido dos carros, pela direita ou pela ciclovia, com luz à noite, e mostre com o braço que vai virar.',
    names: ['Ciclismo', 'Ciclista', 'Bicicleta'],
    alike: ['caminhada', 'skate', 'atletismo'],
  },
  danca: {
    summary: 'Do marabaixo ao forró: mexer o corpo com música, em qualquer idade.',
    rules:
      'Nas aulas abertas não há placar, e ninguém precisa trazer par: chegue com roupa leve, beba água e siga o ritmo de quem conduz. Na dança de salão, um conduz e o outro responde, e os pares circulam pelo salão sem cortar o caminho dos outros. No marabaixo, dança do Amapá, a roda gira arrastando os pés ao som das caixas e dos ladrões, que são os versos cantados; quem chega entra na roda. Também há competição: jurados dão notas para ritmo, técnica e harmonia, e no breaking dois dançarinos se desafiam em rodadas, um de cada vez.',
    names: ['Dança', 'Marabaixo', 'Dançarino'],
    alike: ['ginastica', 'capoeira', 'caminhada'],
  },
  futebol: {
    summary: 'Onze contra onze, noventa minutos e um estádio com o meio-campo no Equador.',
    rules:
      'Duas equipes de onze jogam dois tempos de 45 minutos. Só o goleiro pode usar as mãos, e só dentro da sua área. É gol quando a bola passa inteira pela linha, entre as traves. Falta dentro da própria área é pênalti, batido a onze metros. O cartão amarelo adverte; dois deles, ou um vermelho, expulsam. Está em posição de impedimento quem, no campo de ataque, fica mais perto da linha de fundo que a bola e que o penúltimo adversário no momento do passe. Bola que sai pelo lado volta com arremesso lateral; pelo fundo, com tiro de meta ou escanteio.',
    names: ['Futebol'],
    alike: ['futsal', 'basquete', 'atletismo'],
  },
  futsal: {
    summary: 'Futebol de quadra: cinco de cada lado e a bola sempre por perto.',
    rules:
      'Cada equipe joga com cinco, um deles no gol, em quadra dura e com bola que quica pouco. São dois tempos de vinte minutos, com o relógio parado quando a bola sai. As trocas são livres, sem parar o jogo. Não há impedimento. O lateral e o escanteio são cobrados com o pé, em até quatro segundos, que é também o tempo do goleiro com a bola na sua meia quadra. As faltas de cada equipe se somam: da sexta em diante, em cada tempo, o adversário bate um tiro livre sem barreira. O pênalti é cobrado a seis metros. Quem é expulso deixa a equipe com um a menos por dois minutos ou até levar um gol.',
    names: ['Futsal'],
    alike: ['futebol', 'basquete', 'volei'],
  },
  ginastica: {
    summary: 'Força, equilíbrio e leveza, nos aparelhos, no tapete ou na praça.',
    rules:
      'Na ginástica artística, cada atleta faz uma série em aparelhos: as mulheres em quatro, os homens em seis, e todos no solo. A nota soma a dificuldade do que se apresenta com a execução, da qual se descontam quedas, passos e joelhos dobrados. Na rítmica, a série tem música e um aparelho na mão: arco, bola, maças ou fita; deixar cair tira pontos, e sair do tapete também. Na ginástica para todos ninguém é eliminado: vale o grupo. Nas praças, aqueça antes, siga a orientação de quem ensina e respeite o seu limite: a força vem com as semanas.',
    names: ['Ginástica', 'Ginasta'],
    alike: ['danca', 'capoeira', 'natacao'],
  },
  judo: {
    summary: 'Caminho suave: usar a força do outro para derrubar, segurar e aprender.',
    rules:
      'Dois judocas se cumprimentam e lutam no tatame, um de branco e o outro, às vezes, de azul. Derrubar o adversário de costas, com força, velocidade e controle, é ippon e acaba a luta. Também dá ippon imobilizar de costas por vinte segundos ou fazer o outro desistir, batendo com a mão no chão. Uma queda menos perfeita é waza-ari, e dois valem um ippon. Fugir, não atacar ou segurar de modo proibido dá shido; no terceiro, perde-se a luta. Se o tempo acaba empatado, vale o primeiro ponto. Socos e chutes não existem no judô, e crianças não usam chaves nem estrangulamentos.',
    names: ['Judô', 'Judoca'],
    alike: ['capoeira', 'ginastica', 'xadrez'],
  },
  natacao: {
    summary: 'Quatro nados, uma raia para cada um, e a água que sustenta qualquer corpo.',
    rules:
      'São quatro nados: livre, costas, peito e borboleta. Cada atleta fica na sua raia, e quem se mexe antes do sinal é eliminado. No peito e no borboleta, toca-se a parede com as duas mãos ao mesmo tempo; no livre e no costas, basta tocar. Depois da saída e de cada virada, no livre, no costas e no borboleta, nada-se submerso quinze metros no máximo. No medley individual, a ordem é borboleta, costas, peito e livre; no revezamento medley, costas, peito, borboleta e livre. Ganha quem toca a parede antes. Para aprender, procure uma piscina com professor; no rio, nunca entre sozinho.',
    names: ['Natação', 'Nadador'],
    alike: ['canoagem', 'ginastica', 'caminhada'],
  },
  skate: {
    summary: 'Uma prancha, quatro rodas e a rua como pista: cada manobra é de quem a faz.',
    rules:
      'No street, o skatista usa obstáculos como os da rua: escadas, corrimãos, bordas e rampas. No park, a pista tem curvas e paredes como as de uma piscina vazia, e a volta deve ligar uma manobra à outra. Cada um anda sozinho, por um tempo curto, e os jurados dão notas de 0 a 100: contam a dificuldade, a variedade, a velocidade, o estilo e o uso da pista. Cair encerra ou estraga a volta, e vale a melhor nota. Na pista da praça, espere a sua vez, não pare no caminho dos outros e use capacete, joelheira e cotoveleira, sobretudo quem começa.',
    names: ['Skate', 'Skatista'],
    alike: ['ciclismo', 'ginastica', 'capoeira'],
  },
  volei: {
    summary: 'Seis de cada lado, três toques e uma rede no meio.',
    rules:
      'Cada equipe tem seis em quadra e três toques para devolver a bola por cima da rede, sem segurá-la; ninguém toca duas vezes seguidas, a não ser depois do bloqueio, que não conta como toque. Toda jogada vale ponto. O set vai a 25 pontos, com dois de vantagem; ganha quem vence três sets, e o quinto vai a quinze. Quem recupera o saque gira uma posição, no sentido do relógio. Quem está atrás não ataca da zona da frente acima da rede. Encostar na rede durante a jogada é falta. O líbero, de camisa diferente, só defende. Na praia jogam duplas, e cada set vai a 21.',
    names: ['Vôlei', 'Voleibol'],
    alike: ['basquete', 'futsal', 'natacao'],
  },
  xadrez: {
    summary: 'Dois exércitos de dezesseis peças, um tabuleiro e todo o tempo para pensar.',
    rules:
      'Dois jogadores, um de brancas e outro de pretas, têm dezesseis peças cada. As brancas começam, e cada um faz um lance por vez. A torre anda em linha reta, o bispo na diagonal, a dama nas duas formas, o cavalo em L, saltando as outras peças, e o rei uma casa. O peão avança, captura na diagonal e, na última fila, vira outra peça. Atacar o rei é dar xeque; se não há como salvá-lo, é mate, e o jogo acaba. Se quem joga não tem lance e não está em xeque, há empate. Em torneio há relógio, e peça tocada é peça jogada.',
    names: ['Xadrez', 'Enxadrista'],
    alike: ['bocha', 'judo', 'danca'],
  },
};
