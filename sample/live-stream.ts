import type { SampleLiveStream } from './shapes.ts';

/** Open films of the Blender Foundation, one for each: the sample must not show real people's games as its own. */
export const openFilms = {
  bigBuckBunny: 'aqz-KE-bpKQ',
  sintel: 'eRsGyueVLvQ',
  tearsOfSteel: 'R6MlUcmOul8',
  elephantsDream: 'TLkA0RELQ1g',
  cosmosLaundromat: 'Y-rmzh0PI3c',
  spring: 'WhWc3b3KhnY',
};

export const liveStream: SampleLiveStream = {
  isLive: true,
  showOnHome: false,
  title: 'Santana × Laranjal do Jari',
  description:
    'Amistoso de preparação para a Copa das Arenas, direto do Zerão, com narração e tradução em Libras.',
  videoId: openFilms.bigBuckBunny,
  viewers: 1243,
  startTime: '19:30',
  poster: 'aovivo',
};
