import type { Access, FieldAccess } from 'payload';

/** Not through any request: only our own code, which says so with `overrideAccess`. */
export const nobody: Access = () => false;

export const nobodyOnField: FieldAccess = () => false;
