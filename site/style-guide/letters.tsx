import { RichText } from '../ui/cards/rich-text.tsx';
import { Chapter, Example } from './example.tsx';
import { text } from './samples.ts';

const voices = [
  ['d-hero', 'Esporte e lazer'],
  ['d-1', 'Transmissões ao vivo'],
  ['d-2', 'Competição em Laranjal do Jari'],
  ['d-3', 'Inscrições até sexta-feira'],
  ['lead', 'Eventos, aulas gratuitas e atletas dos 16 municípios.'],
  ['small muted', 'Atualizado em 12 de maio de 2025'],
] as const;

export function Letters() {
  return (
    <Chapter id="letras" title="Letras">
      {voices.map(([voice, words]) => (
        <Example key={voice} name={voice}>
          <p className={voice}>{words}</p>
        </Example>
      ))}
      <Example name="texto de um editor">
        <RichText content={text} placed={() => null} />
      </Example>
    </Chapter>
  );
}
