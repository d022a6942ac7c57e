import { Masthead } from '../layout/masthead.tsx';
import { Cards } from './cards.tsx';
import { Colours } from './colours.tsx';
import { Controls } from './controls.tsx';
import { Fields } from './fields.tsx';
import { Figures } from './figures.tsx';
import { Islands } from './islands.tsx';
import { Letters } from './letters.tsx';
import { Waits } from './waits.tsx';

/** Every shared component in every state: what a new page is built from, and what pictures are compared with. */
export function StylePage() {
  return (
    <>
      <Masthead
        title="Estilo"
        lead="As peças com que este site é feito, para quem desenha e programa."
        here="Estilo"
      />
      <Colours />
      <Letters />
      <Controls />
      <Fields />
      <Waits />
      <Cards />
      <Figures />
      <Islands />
    </>
  );
}
