import { expect, test } from 'vitest';
import type { Match as Document } from '../cms/payload-types.ts';
import { toMatch } from './match-document.ts';

const final = {
  id: 1,
  competition: { id: 2, title: 'Copa', slug: 'copa' },
  ...{ stage: 'final', slot: 1, state: 'agendado' },
  ...{ startsAt: '2025-05-12T12:00:00Z', createdAt: '2025-05-01', updatedAt: '2025-05-01' },
  ...{ firstFrom: 'vencedor:semifinal:1', secondFrom: 'vencedor:semifinal:2' },
} as Document;

test('a side without a team says where it comes from', () => {
  const [match] = toMatch({ ...final, first: null });
  expect(match?.sources.map((source) => source?.kind)).toEqual(['winner', 'winner']);
});

test('a team that was chosen and is not public is replaced by nobody', () => {
  const [match] = toMatch({ ...final, first: 7 });
  expect(match?.teams).toEqual([undefined, undefined]);
  expect(match?.sources.map((source) => source?.kind)).toEqual([undefined, 'winner']);
});
