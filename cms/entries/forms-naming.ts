import type { Where } from 'payload';

/** By what a form can say itself what it is for. */
const namesNothing: Where[] = ['event', 'sessionRule', 'program'].map((field) => ({
  [field]: { exists: false },
}));

/** Forms whose service names it; what its service names counts only where a form names nothing itself. */
export const namedByService = (field: 'event' | 'program', id: number): Where => ({
  and: [{ [`service.${field}`]: { equals: id } }, ...namesNothing],
});
