import '../ui/cards/columns.css';
import './search-start.css';
import { type PosterName, posters } from '../../lib/posters.ts';
import { Frame } from '../ui/media/frame.tsx';
import { searchAddress } from './search-view.ts';

const ideas: { word: string; poster: PosterName }[] = [
  { word: 'futsal', poster: 'futsal' },
  { word: 'natação', poster: 'natacao' },
  { word: 'Santana', poster: 'ciclismo' },
  { word: 'bolsa atleta', poster: 'salto' },
  { word: 'inscrições', poster: 'volei' },
  { word: 'ouvidoria', poster: 'xadrez' },
];

/** Before a search: examples that find something. */
export function SearchStart() {
  return (
    <>
      <h2 className="d-2" data-announce="">
        Por onde começar
      </h2>
      <SearchIdeas />
    </>
  );
}

export function SearchIdeas() {
  return (
    <ul className="columns start">
      {ideas.map(({ word, poster }) => (
        <li key={word}>
          <a href={searchAddress(word)}>
            <div className="start__poster across">
              <Frame picture={{ kind: 'poster', poster, alt: posters[poster].alt }} shape="1x1" />
            </div>
            <span className="start__word">{word}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
