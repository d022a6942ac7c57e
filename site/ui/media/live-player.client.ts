import { watchLivePlayers } from './live-player.ts';
import { resumeLive } from './one-sound.ts';

document.addEventListener('click', resumeLive);
void watchLivePlayers();
