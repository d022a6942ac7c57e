/** Recordings play in place: the poster's link becomes a button, the button becomes the player. */
import { pauseLive, stopRecordings } from './one-sound.ts';
import { playerAddress, playerReferrer, playerRights } from './video-address.ts';
import { reachesVideoSite } from './video-reach.ts';

function showButtons(): void {
  // A poster without a player of its own keeps its link.
  for (const video of document.querySelectorAll('.video[data-video]')) {
    video.querySelector('a.video__play')?.setAttribute('hidden', '');
    video.querySelector('button.video__play')?.removeAttribute('hidden');
  }
}

async function play(video: HTMLElement): Promise<void> {
  stopRecordings();
  pauseLive();
  const player = document.createElement('iframe');
  player.src = playerAddress(video.dataset.video ?? '');
  player.title = `Vídeo: ${video.dataset.videoTitle ?? ''}`;
  player.allow = playerRights;
  player.referrerPolicy = playerReferrer;
  const said = video.querySelector('.video__said');
  const say = (words: string) => {
    if (said) said.textContent = words;
  };
  say('Carregando o vídeo…');
  player.addEventListener('load', () => say(''), { once: true });
  video.append(player);
  player.focus();
  if (await reachesVideoSite()) return;
  player.remove();
  const link = video.querySelector<HTMLElement>('a.video__play');
  link?.removeAttribute('hidden');
  video.querySelector('button.video__play')?.setAttribute('hidden', '');
  say('O vídeo não abriu aqui. Toque para assistir no YouTube.');
  link?.focus();
}

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest('button.video__play');
  const video = button?.closest<HTMLElement>('.video');
  if (video) void play(video);
});
document.addEventListener('instant', showButtons);
showButtons();
