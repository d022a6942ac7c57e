import type { Access, FieldAccess } from 'payload';

/** Never through a request; only our own code, with `overrideAccess`. */
export const nobody: Access = () => false;

export const nobodyOnField: FieldAccess = () => false;
