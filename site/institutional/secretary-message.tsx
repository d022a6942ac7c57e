import './secretary-message.css';
import type { Secretary } from '#content/institution';
import { Frame } from '../ui/media/frame.tsx';

export function SecretaryMessage({ secretary }: { secretary: Secretary }) {
  const { name, position, message, picture } = secretary;
  return (
    <section className="section page letter-of" aria-labelledby="mensagem">
      <div className="across letter-of__face">
        <Frame
          picture={picture}
          shape="1x1"
          name={name}
          portrait
          credited
          sizes="(min-width: 62rem) 25vw, 50vw"
        />
      </div>
      <figure className="letter-of__words">
        <h2 className="letter-of__title" id="mensagem">
          {titleFor(position)}
        </h2>
        <blockquote>
          <p className="d-2">{message}</p>
        </blockquote>
        <figcaption>
          <b>{name}</b>
          <br />
          {position}
        </figcaption>
      </figure>
    </section>
  );
}

/** The person's own title, as the editor wrote it. */
function titleFor(position: string): string {
  if (position.startsWith('Secretária')) return 'Mensagem da secretária';
  return position.startsWith('Secretário') ? 'Mensagem do secretário' : 'Mensagem da secretaria';
}
