import type { Access } from 'payload';

/** Not through any request: only our own code, which says so with `overrideAccess`. */
export const nobody: Access = () => false;
