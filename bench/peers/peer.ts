/** The five pages that are compared. */
export const pageNames = ['home', 'agenda', 'news', 'athletes', 'article'] as const;
export type PageName = (typeof pageNames)[number];

export const peerNames = {
  limit: 'hand-inlined files on nginx',
  guarded: 'the same files with our headers',
  product: 'the portal behind nginx',
  direct: 'the portal alone',
  directAllCores: 'the portal alone, a process for each core',
  wordpressKept: 'WordPress with a page cache',
  wordpress: 'WordPress',
} as const;
export type PeerName = keyof typeof peerNames;

/** Something that serves the five pages, each at an address of its own. */
export interface Peer {
  name: PeerName;
  /** Without a slash at the end. */
  origin: string;
  paths: Record<PageName, string>;
}

export const addressOf = (peer: Peer, page: PageName) => peer.origin + peer.paths[page];
