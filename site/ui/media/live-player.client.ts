import { watchLivePlayers } from './live-player.ts';

void watchLivePlayers();
