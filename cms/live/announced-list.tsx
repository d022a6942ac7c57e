import type { Announced } from './read-live-screen.ts';

/** One tap puts what was announced on air. */
export function AnnouncedList({
  announced,
  isBusy,
  choose,
}: {
  announced: Announced[];
  isBusy: boolean;
  choose: (broadcast: Announced) => void;
}) {
  return (
    <section aria-labelledby="anunciadas">
      <h2 id="anunciadas">Anunciadas no site</h2>
      <ul className="live-screen__announced">
        {announced.map((broadcast) => (
          <li key={broadcast.id}>
            <button disabled={isBusy} type="button" onClick={() => choose(broadcast)}>
              <strong>Entrar no ar: {broadcast.title}</strong>
              <span>
                {broadcast.when}
                {broadcast.hasVideo ? ' · vídeo já indicado' : ''}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <h2>Outra transmissão</h2>
    </section>
  );
}
