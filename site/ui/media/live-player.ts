/** Replaces the live player by the poster when data should be saved or the video site can't be reached. */
import { reachesVideoSite } from './video-reach.ts';

interface SavingNavigator {
  connection?: { saveData?: boolean };
}

export async function watchLivePlayers(): Promise<void> {
  const players = [...document.querySelectorAll('[data-live-player]')];
  if (players.length === 0) return;
  const saving = (navigator as SavingNavigator).connection?.saveData === true;
  if (!saving && (await reachesVideoSite())) return;
  for (const player of players) {
    const instead = player.querySelector('template');
    if (instead) player.replaceWith(instead.content.cloneNode(true));
  }
}
