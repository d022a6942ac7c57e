import { takePage } from '../instant/take-page.ts';
import { pauseLive, recordingPlays } from '../ui/media/one-sound.ts';

/** Only the page of broadcasts asks for the state of the stream, and what asks is large. */
if (document.querySelector('#no-ar[data-status]'))
  void import('./live-status.ts').then(({ watchLiveStatus }) =>
    watchLiveStatus({
      take: takePage,
      renewed() {
        if (recordingPlays()) pauseLive();
        void import('../ui/media/live-player.ts').then(({ watchLivePlayers }) =>
          watchLivePlayers(),
        );
      },
    }),
  );
