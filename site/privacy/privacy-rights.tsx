const rights = [
  'saber se guardamos algo seu e ver o que é;',
  'corrigir o que está errado;',
  'pedir que apaguemos;',
  'retirar o seu consentimento, como ao sair da newsletter;',
  'perguntar com quem seus dados foram compartilhados: por nós, com ninguém.',
];

/** What we do not do with data, and what one may ask for. */
export function PrivacyRights() {
  return (
    <>
      <section className="section wrap privacy__part" aria-labelledby="cookies">
        <h2 className="d-1" id="cookies">
          Sem cookies, sem vigias
        </h2>
        <div className="prose privacy__prose">
          <p>
            Este site não usa cookies, não mede o que você faz e não mostra anúncios. Tudo o que
            você vê vem dos nossos próprios computadores, com estas exceções:
          </p>
          <ul>
            <li>
              <b>Transmissão ao vivo.</b> Quando há uma, o vídeo do YouTube começa sozinho na página
              Ao Vivo e, se estiver em destaque, na página inicial. Usamos o endereço do YouTube que
              não grava cookies antes de você assistir. Com a economia de dados do navegador ligada,
              o vídeo não começa sozinho.
            </li>
            <li>
              <b>Vídeos gravados e o mapa.</b> Só vêm do YouTube e do OpenStreetMap depois que você
              toca neles.
            </li>
            <li>
              <b>Tradução para Libras.</b> O VLibras, do governo federal (vlibras.gov.br), só vem
              depois que você escolhe “Abrir o VLibras” na página Libras.
            </li>
          </ul>
          <p>
            Nesses casos, o outro site fica sabendo o endereço da sua conexão de internet, como em
            qualquer visita.
          </p>
          <p>
            Se você escolhe um tema ou um tamanho de letra, a escolha fica só no seu navegador. Ele
            guarda também o nome da letra dos títulos que já baixou, para não baixá-la de novo.
          </p>
        </div>
      </section>
      <section className="section wrap privacy__part" aria-labelledby="direitos">
        <h2 className="d-1" id="direitos">
          Seus direitos
        </h2>
        <div className="prose privacy__prose">
          <p>
            A Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018, art. 18) diz que você pode:
          </p>
          <ul>
            {rights.map((right) => (
              <li key={right}>{right}</li>
            ))}
          </ul>
          <p>
            Não vendemos nem damos seus dados a ninguém. Para o que não se resolve nesta página,
            fale com o encarregado.
          </p>
        </div>
      </section>
    </>
  );
}
