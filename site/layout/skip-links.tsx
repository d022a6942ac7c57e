import './skip-links.css';

/** The menu is a bar on wide screens, and behind its button on the others: each has its own link. */
const places = [
  { target: '#conteudo', label: 'Ir para o conteúdo' },
  { target: '#menu', label: 'Ir para o menu', shown: 'skip__wide' },
  { target: '#abrir-menu', label: 'Ir para o menu', shown: 'skip__narrow' },
  { target: '#rodape', label: 'Ir para o rodapé' },
];

export function SkipLinks() {
  return (
    <nav className="skip" aria-label="Atalhos">
      {places.map(({ target, label, shown }) => (
        <a key={target} className={shown} href={target}>
          {label}
        </a>
      ))}
    </nav>
  );
}
