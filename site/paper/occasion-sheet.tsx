import './occasion-sheet.css';
import type { Picture } from '#content/pictures';
import type { SiteLink, SiteSettings } from '#content/site-settings';
import type { OccasionWords } from '../drawings/posters/draw-occasion.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { Sheet, SheetHead } from './sheet.tsx';

export interface Occasion extends OccasionWords {
  picture: Picture;
}

interface OccasionSheetProps {
  occasion: Occasion;
  address: string;
  contact: SiteSettings['contact'];
  back: SiteLink;
  /** The same as a picture to send. */
  send: string;
}

/** One event or class on an A4 page: when and where can be read from afar. */
export function OccasionSheet({ occasion, address, contact, back, send }: OccasionSheetProps) {
  const { over, title, when, hours, place, town, facts, picture } = occasion;
  return (
    <Sheet
      {...{ address, contact, back }}
      invitation="Veja o que levar e como chegar"
      tools={
        <ButtonLink href={send} look={['ghost', 'small']} icon="download">
          Imagem para enviar
        </ButtonLink>
      }
    >
      <SheetHead over={over} title={title} />
      <div className="sheet__line occasion">
        <section aria-labelledby="quando">
          <h2 id="quando">Quando</h2>
          <p className="occasion__when">{when}</p>
          {hours ? <p className="occasion__hours">{hours}</p> : null}
        </section>
        <Frame picture={picture} shape="1x1" name={title} sizes="80mm" eager />
      </div>
      <section className="occasion__part" aria-labelledby="onde">
        <h2 id="onde">Onde</h2>
        <p className="occasion__place">{place}</p>
        {town ? <p className="occasion__hours">{town}</p> : null}
      </section>
      {facts.length > 0 ? (
        <section className="occasion__part" aria-labelledby="para-quem">
          <h2 id="para-quem">Para quem</h2>
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </Sheet>
  );
}
