import './skip-links.css';

const places = [
  { target: '#conteudo', label: 'Ir para o conteúdo' },
  { target: '#menu', label: 'Ir para o menu' },
  { target: '#rodape', label: 'Ir para o rodapé' },
];

export function SkipLinks() {
  return (
    <nav className="skip" aria-label="Atalhos">
      {places.map(({ target, label }) => (
        <a key={target} href={target}>
          {label}
        </a>
      ))}
    </nav>
  );
}
