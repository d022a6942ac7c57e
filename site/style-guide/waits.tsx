import '../ui/media/frame.css';
import '../ui/media/video.css';
import { buttonClass } from '../ui/controls/button-class.ts';
import { Chapter, Example } from './example.tsx';

/** What is shown while something loads. */
export function Waits() {
  return (
    <Chapter id="esperas" title="Esperas">
      <div className="chapter__grid">
        <Example name="resposta a caminho">
          <div className="example__window">
            <p className="loading">Carregando…</p>
          </div>
        </Example>
        <Example name="formulário a caminho">
          <button className={buttonClass()} type="button" data-busy="sim">
            Enviando…
          </button>
        </Example>
        <Example name="imagem a caminho">
          <div className="frame frame--4x3" />
        </Example>
        <Example name="vídeo a caminho">
          <div className="video">
            <div className="frame frame--4x3" />
            <iframe title="Vídeo de exemplo" />
            <p className="video__said">Carregando o vídeo…</p>
          </div>
        </Example>
      </div>
    </Chapter>
  );
}
