import { expect, test } from 'vitest';
import { dayOf, yearOf } from '../lib/dates.ts';
import { serviceState } from '../lib/service-state.ts';
import { liveStream } from '../sample/live-stream.ts';
import { signUps } from '../sample/sign-ups.ts';
import type { worldAt } from '../sample/world.ts';
import { worlds } from './support/sample-days.ts';

type World = ReturnType<typeof worldAt>;

const day = (instant: string | null | undefined) => dayOf(new Date(instant ?? ''));
const bySlug = <Item extends { slug: string }>(items: readonly Item[], slug: string): Item => {
  const found = items.find((item) => item.slug === slug);
  if (!found) throw new Error(`The sample has no '${slug}'.`);
  return found;
};
const stateOf = (world: World, slug: string, now: Date) => {
  const { opensAt, closesAt } = bySlug(world.services, slug);
  const dates = {
    opensAt: opensAt ? day(opensAt) : undefined,
    closesAt: closesAt ? day(closesAt) : undefined,
  };
  return serviceState(dates, now);
};

test.each(worlds)('%s: news and services tell of the same days', (_, { now, world }) => {
  const grant = bySlug(world.services, 'bolsa-atleta');
  const story = bySlug(world.news, 'bolsa-atleta-recebe-pedidos-por-quatro-semanas');
  expect(day(story.date)).toBe(day(grant.opensAt));
  expect(stateOf(world, 'bolsa-atleta', now).kind).toBe('open');
  expect(stateOf(world, 'natacao-para-todos', now).kind).toBe('closed');
  expect(
    JSON.stringify(bySlug(world.news, 'centro-aquatico-volta-a-receber-treinos-a-noite')),
  ).not.toContain('na hora');
  // Of the events of a service, those with days of their own lie in them or after them.
  const window = bySlug(world.services, 'inscrever-equipe-copa-das-arenas');
  const help = bySlug(world.events, 'copa-das-arenas-mutirao-de-inscricoes');
  expect(help.startsAt >= (window.opensAt ?? '') && help.startsAt <= (window.closesAt ?? '')).toBe(
    true,
  );
  const youth = bySlug(world.services, 'jogar-intermunicipal-sub-17');
  const youthDay = bySlug(world.events, 'intermunicipal-sub-17-dia-de-inscricao');
  expect(
    youthDay.startsAt >= (youth.opensAt ?? '') && youthDay.startsAt <= (youth.closesAt ?? ''),
  ).toBe(true);
  expect(
    bySlug(world.events, 'natacao-para-todos-aula-inaugural').startsAt >
      (bySlug(world.services, 'natacao-para-todos').closesAt ?? ''),
  ).toBe(true);
  expect(
    bySlug(world.events, 'bolsa-atleta-encontro-com-quem-pediu').startsAt > (grant.closesAt ?? ''),
  ).toBe(true);
});

test.each(worlds)('%s: each state of a sign-up stands at an event', (_, { now, world }) => {
  const states = world.services.flatMap((service) =>
    service.event ? [stateOf(world, service.slug, now).kind] : [],
  );
  expect(new Set(states)).toEqual(
    new Set(['open', 'closed', 'always', ...(states.includes('opens') ? ['opens' as const] : [])]),
  );
  // In June and July one of the two that open is open.
  expect(states.filter((state) => state === 'opens').length).toBeGreaterThanOrEqual(1);
  const isOff = ({ event = '' }) =>
    event !== '' && bySlug(world.events, event).situation === 'cancelado';
  expect(world.services.filter(isOff).map(({ slug }) => slug)).toEqual([
    'remar-regata-de-calcoene',
  ]);
  const full = signUps.filter(({ quotas }) => quotas.every(({ places }) => places === 0));
  expect(full.map(({ service }) => bySlug(world.services, service).event)).toEqual([
    'travessia-do-araguari',
  ]);
});

test.each(worlds)(
  '%s: the Copa das Arenas is in no phase that its months exclude',
  (_, { world }) => {
    const told = [liveStream, ...world['upcoming-broadcasts'], ...world['recorded-broadcasts']];
    for (const { title, description } of told)
      expect(`${title} ${description}`).not.toMatch(/(semi)?final (regional|da Copa das Arenas)/i);
  },
);

test.each(worlds)('%s: marks are the same in profile, records and news', (today, { world }) => {
  for (const [athlete, slug, said, mark] of [
    [
      'iracema-picanco',
      'iracema-picanco-faz-a-melhor-marca-da-carreira-nos-400-m',
      '53s80',
      '53,80',
    ],
    ['davi-lobato', 'davi-lobato-bate-o-recorde-estadual-dos-1-500-m', '3min21s40', '3:21,40'],
  ] as const) {
    const story = bySlug(world.news, slug);
    expect(JSON.stringify(story.body)).toContain(said);
    const records = world['state-records'].filter((one) => one.athlete === athlete);
    expect(records.map((one) => one.mark)).toEqual([mark]);
    expect(records.every((one) => one.day < story.date)).toBe(true);
    const years = (bySlug(world.athletes, athlete).achievements ?? []).map(({ year }) => year ?? 0);
    expect(years.at(-1)).toBe(yearOf(day(story.date)));
    expect(Math.max(...years)).toBeLessThanOrEqual(yearOf(today));
  }
});

test.each(worlds)(
  '%s: the budget is of this year and never of later than today',
  (today, { world }) => {
    const records = world['transparency-records'];
    for (const { date, title } of records) expect(day(date) <= today, title).toBe(true);
    for (const { paidAmount, plannedAmount, title } of records)
      expect(paidAmount, title).toBeLessThanOrEqual(plannedAmount);
    const budget = records.filter(({ subject }) => subject === 'orcamento');
    expect(new Set(budget.map(({ year }) => year))).toEqual(
      new Set([0, 1, 2].map((ago) => yearOf(today) - ago)),
    );
    const running = budget.filter(({ situation }) => situation === 'Em execução');
    expect(running.every(({ year }) => year === yearOf(today))).toBe(true);
  },
);

test.each(worlds)('%s: the recorded final is the last match of its competition', (_, { world }) => {
  const { from, until, event } = bySlug(world.competitions, 'estadual-de-volei');
  const own = world.matches.filter(({ competition }) => competition === 'estadual-de-volei');
  expect(
    own.every(({ startsAt }) => day(startsAt) >= day(from) && day(startsAt) <= day(until)),
  ).toBe(true);
  const final = own.find(({ stage }) => stage === 'final');
  expect(final?.startsAt).toBe(
    bySlug(world['recorded-broadcasts'], 'volei-final-do-estadual').date,
  );
  if (event) expect(bySlug(world.events, event).startsAt).toBe(final?.startsAt);
});
