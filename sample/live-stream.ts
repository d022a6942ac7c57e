import type { SampleLiveStream } from './shapes.ts';

/** An open film ('Big Buck Bunny'): the sample must not show real people's games as its own. */
export const sampleVideoId = 'aqz-KE-bpKQ';

export const liveStream: SampleLiveStream = {
  isLive: true,
  showOnHome: false,
  title: 'Santana × Laranjal do Jari',
  description:
    'Amistoso de preparação para a Copa das Arenas, direto do Zerão, com narração e tradução em Libras.',
  videoId: sampleVideoId,
  viewers: 1243,
  startTime: '19:30',
  poster: 'aovivo',
};
