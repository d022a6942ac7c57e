import './live-player.css';

/** The one thing that may come from a third party unasked: the live picture itself, without cookies. */
export function LivePlayer({ videoId, title }: { videoId: string; title: string }) {
  return (
    <iframe
      className="live-player"
      src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&mute=0&cc_load_policy=1`}
      title={`Transmissão ao vivo: ${title}`}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
