import { type MatchStage, matchStages } from './vocabulary.ts';

/** Where a side of a match comes from, while it names no team. */
export type SideSource =
  | { kind: 'winner' | 'loser'; stage: BracketStage; slot: number }
  | { kind: 'place'; place: number; group: string };

type BracketStage = Exclude<MatchStage, 'grupos'>;

/** A group as far as a source needs it. */
export interface SourceGroup {
  id: string;
  name: string;
  teams: readonly unknown[];
}

const stored = { winner: 'vencedor', loser: 'perdedor', place: 'grupo' } as const;

/** As it is kept: 'vencedor:semifinal:1', 'perdedor:semifinal:2', 'grupo:1:(the group’s id)'. */
export function sourceText(source: SideSource): string {
  const [first, second] =
    source.kind === 'place' ? [source.place, source.group] : [source.stage, source.slot];
  return `${stored[source.kind]}:${first}:${second}`;
}

export function parseSource(text: string | null | undefined): SideSource | undefined {
  const [, word, first = '', second = ''] = /^(\w+):(\w+):(.+)$/.exec(text ?? '') ?? [];
  if (word === stored.place)
    return isNumber(first) ? { kind: 'place', place: Number(first), group: second } : undefined;
  const kind = (['winner', 'loser'] as const).find((one) => stored[one] === word);
  if (!kind || !isBracketStage(first) || !isNumber(second)) return undefined;
  return { kind, stage: first, slot: Number(second) };
}

const isNumber = (text: string) => /^[1-9]\d?$/.test(text);
const isBracketStage = (text: string): text is BracketStage =>
  text !== 'grupos' && Object.hasOwn(matchStages, text);

const matchOf: Record<BracketStage, (slot: number) => string> = {
  oitavas: (slot) => `${slot}ª partida das oitavas`,
  quartas: (slot) => `${slot}ª partida das quartas`,
  semifinal: (slot) => `${slot}ª semifinal`,
  terceiro: () => 'disputa do terceiro lugar',
  final: () => 'final',
};

/** 'Vencedor da 1ª semifinal', '2º do Grupo A', '2º da Chave Norte', '2º lugar, Norte'. Undefined where the group is gone. */
export function sourceWords(
  source: SideSource,
  groups: readonly SourceGroup[],
): string | undefined {
  if (source.kind !== 'place')
    return `${source.kind === 'winner' ? 'Vencedor' : 'Perdedor'} da ${matchOf[source.stage](source.slot)}`;
  const name = groups.find(({ id }) => id === source.group)?.name;
  return name && `${source.place}º${articleOf(name)} ${name}`;
}

/** Of a name that may be masculine or feminine, nothing is said. */
function articleOf(group: string): string {
  if (/^grupo/i.test(group)) return ' do';
  return /^(chave|série|zona|região)\b/i.test(group) ? ' da' : ' lugar,';
}

/** Who can come into each round: from the round before it, by the places it has. */
const feeders: Partial<Record<MatchStage, { stage: BracketStage; matches: number }>> = {
  quartas: { stage: 'oitavas', matches: 8 },
  semifinal: { stage: 'quartas', matches: 4 },
  terceiro: { stage: 'semifinal', matches: 2 },
  final: { stage: 'semifinal', matches: 2 },
};

/** All that a side of a match of this round can come from; nothing in the groups. */
export function possibleSources(
  stage: MatchStage,
  groups: readonly SourceGroup[],
): readonly SideSource[] {
  if (stage === 'grupos') return [];
  const { stage: before, matches } = feeders[stage] ?? { stage: 'oitavas', matches: 0 };
  const kind = stage === 'terceiro' ? 'loser' : 'winner';
  const count = (length: number) => Array.from({ length }, (_, index) => index + 1);
  return [
    ...count(matches).map((slot) => ({ kind, stage: before, slot }) as const),
    ...groups.flatMap(({ id, teams }) =>
      count(teams.length).map((place) => ({ kind: 'place', place, group: id }) as const),
    ),
  ];
}
