import './skip-links.css';

/**
 * The four targets and access keys of eMAG. The menu is a bar on wide screens and behind a button on narrow
 * ones: each has its own link, but only one can have the key; panels.client.ts forwards it.
 */
const places = [
  { key: '1', target: '#conteudo', article: 'o', name: 'conteúdo' },
  { key: '2', target: '#menu', article: 'o', name: 'menu', shown: 'skip__wide' },
  { target: '#abrir-menu', article: 'o', name: 'menu', shown: 'skip__narrow' },
  { key: '3', target: '#buscar', article: 'a', name: 'busca' },
  { key: '4', target: '#rodape', article: 'o', name: 'rodapé' },
];

export function SkipLinks() {
  return (
    <nav className="skip" aria-label="Atalhos">
      <span className="skip__verb" aria-hidden="true">
        Ir para
      </span>
      {places.map(({ key, target, article, name, shown }) => (
        <a key={target} className={shown} href={target} accessKey={key}>
          <span className="skip__words">Ir para {article} </span>
          {name} [{key ?? '2'}]
        </a>
      ))}
    </nav>
  );
}
