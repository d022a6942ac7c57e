import { posterNames, posters } from '../../lib/posters.ts';
import { Pictogram } from '../drawings/pictograms/pictogram.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { Chapter, Example } from './example.tsx';

export function Figures() {
  return (
    <>
      <Chapter id="cartazes" title="Cartazes">
        <div className="chapter__grid chapter__grid--small">
          {posterNames.map((poster) => (
            <Example key={poster} name={posters[poster].label}>
              <Frame
                picture={{ kind: 'poster', poster, alt: posters[poster].alt }}
                shape="1x1"
                eager
              />
            </Example>
          ))}
        </div>
      </Chapter>
      <Chapter id="sinais" title="Sinais">
        <div className="chapter__grid chapter__grid--small">
          {posterNames.map((name) => (
            <Example key={name} name={posters[name].label}>
              <Pictogram name={name} />
            </Example>
          ))}
        </div>
      </Chapter>
    </>
  );
}
