import { heedRecordings, resumeLive } from './one-sound.ts';

heedRecordings();
document.addEventListener('click', resumeLive);
if (document.querySelector('[data-live-player]'))
  void import('./live-player.ts').then(({ watchLivePlayers }) => watchLivePlayers());
