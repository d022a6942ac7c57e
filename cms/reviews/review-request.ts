import type { Where } from 'payload';

export const reviewStates = { pedida: 'Revisão pedida', devolvida: 'Devolvido' } as const;

/** Longer is for the draft's own notes. */
export const longestNote = 500;

export const requestOf = (collection: string, id: number): Where => ({
  and: [{ list: { equals: collection } }, { document: { equals: id } }],
});

export const isAsked: Where = { state: { equals: 'pedida' } };
export const isReturned: Where = { state: { equals: 'devolvida' } };
