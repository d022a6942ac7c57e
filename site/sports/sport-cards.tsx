import '../ui/cards/line-row.css';
import './sport-cards.css';
import { sportPath } from '../../lib/paths.ts';
import { type Sport, sports } from '../../lib/vocabulary.ts';
import { Pictogram } from '../drawings/pictograms/pictogram.tsx';
import { sportSigns } from '../drawings/pictograms/sport-signs.ts';

interface SportCardsProps {
  /** Each with a few words under its name. */
  cards: { sport: Sport; words: string }[];
  heading: 'h2' | 'h3';
}

/** The signs of sports in rows: the line that cuts each at the hip runs through all of them. */
export function SportCards({ cards, heading: Heading }: SportCardsProps) {
  return (
    <ul className="line-row sport-cards">
      {cards.map(({ sport, words }) => (
        <li key={sport}>
          <Pictogram className="sport-cards__sign" name={sportSigns[sport]} />
          <Heading className="d-3">
            <a className="cover-link" href={sportPath(sport)}>
              {sports[sport]}
            </a>
          </Heading>
          <p className="small muted">{words}</p>
        </li>
      ))}
    </ul>
  );
}
