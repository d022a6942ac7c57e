import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CompetitionSummary, Team } from '#content/competitions';
import type { Match } from '#content/matches';
import type { ListedCompetition } from './result-card.tsx';
import { ResultsPage } from './results-page.tsx';

const team = (name: string): Team => ({
  id: 1,
  name,
  slug: name,
  about: undefined,
  town: undefined,
});

function listed(
  slug: string,
  from: string,
  until: string,
  stage?: Match['stage'],
): ListedCompetition {
  const competition: CompetitionSummary = {
    id: 1,
    slug,
    title: slug,
    sport: 'futebol',
    kind: 'jogos',
    from,
    until,
    summary: '',
    picture: undefined,
  };
  if (!stage) return { competition, match: undefined };
  const match: Match = {
    id: 1,
    competition: { id: 1, title: slug, slug },
    stage,
    slot: 1,
    goals: [],
    teams: [team('Oiapoque'), team('Mazagão')],
    sources: [undefined, undefined],
    awaited: [undefined, undefined],
    startsAt: new Date(from),
    day: from,
    time: '16:00',
    place: undefined,
    state: 'encerrado',
    score: { score: [2, 3], sets: [], penalties: undefined, forfeit: undefined },
    correction: undefined,
    recording: undefined,
    createdAt: new Date(from),
    changedAt: new Date(from),
  };
  return { competition, match };
}

const render = (competitions: ListedCompetition[], page = 1) =>
  renderToStaticMarkup(
    <ResultsPage
      competitions={competitions}
      page={page}
      last={2}
      notice={undefined}
      today="2025-06-10"
    />,
  );

const headings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, words]) => words);

test('what goes on stands before the years, with its last match', () => {
  const html = render([
    listed('later', '2025-08-01', '2025-08-02'),
    listed('running', '2025-05-01', '2025-07-01', 'semifinal'),
    listed('old', '2024-05-01', '2024-07-01', 'final'),
  ]);
  expect(headings(html)).toEqual(['Em andamento', '2025', '2024']);
  expect(html).toContain('Futebol, até 01 de julho de 2025');
  expect(html).toContain('Futebol, começa em 01 de agosto de 2025');
  expect(html).toContain('em primeiro, Mazagão');
});

test('the newest final is in the sun of the head; a semifinal crowns nobody', () => {
  expect(render([listed('old', '2024-05-01', '2024-07-01', 'final')])).toContain('A última final');
  const html = render([listed('running', '2025-05-01', '2025-07-01', 'semifinal')]);
  expect(html).not.toContain('A última final');
  expect(html).not.toContain('em primeiro');
});

test('the last final is the one that was played last, and only the first page has it', () => {
  const list = [
    listed('first-in-the-list', '2024-05-01', '2024-07-01', 'final'),
    listed('played-last', '2024-06-01', '2024-06-20', 'final'),
  ];
  const head = /results-head__last.*?<\/p>/s.exec(render(list))?.[0];
  expect(head).toContain('played-last');
  expect(head).not.toContain('first-in-the-list');
  expect(render(list, 2)).not.toContain('A última final');
});

test('no poster has the ground of the one beside it, nor of the one under it', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    listed(`c${index}`, '2024-05-01', '2024-05-02', 'final'),
  );
  const grounds = [...render(many).matchAll(/result-poster--(\d)/g)].map(([, ground]) => ground);
  expect(grounds).toHaveLength(12);
  for (const columns of [1, 2, 4])
    for (const [index, ground] of grounds.entries()) {
      expect(grounds[index + 1]).not.toBe(ground);
      expect(grounds[index + columns]).not.toBe(ground);
    }
});
