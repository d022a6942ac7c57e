import { newTab } from '../controls/button-class.ts';
import { ExternalMark } from '../controls/external-mark.tsx';

/** Whose outline of the state it is: the licence asks for it on every page that shows it. */
export function MapCredit({ className }: { className: string }) {
  return (
    <p className={`wrap small muted ${className}`}>
      Contorno do estado no mapa:{' '}
      <a href="https://github.com/VictorCazanave/svg-maps" {...newTab}>
        svg-maps, de Victor Cazanave
        <ExternalMark />
      </a>
      , com as cores mudadas, sob a licença{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/deed.pt-br" {...newTab}>
        CC BY 4.0
        <ExternalMark />
      </a>
      .
    </p>
  );
}
