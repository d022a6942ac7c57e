/** What a visitor got, and what it says about a fault. */
export interface Answer {
  kind: 'read' | 'write';
  /** By a clock that never jumps. */
  askedAt: number;
  ms: number;
  /** 0: nobody answered. */
  status: number;
  /** Of a message that was acknowledged. */
  protocol?: string;
  /** What no visitor should have seen. */
  wrong?: string;
}

/** Words of answers that a server gives by itself, without ours. */
const english =
  /\b(?:bad request|not found|internal server|service unavailable|forbidden|unauthorized|too many requests|method not allowed|request timeout|payload too large|unexpected|invalid|cannot|error occurred)\b/i;

/** Whether an answer is not in the visitor's language. What the visitor typed stands apart. */
export function isForeign(type: string, text: string): boolean {
  if (type.startsWith('text/html')) return !/<html[^>]* lang="pt-BR"/.test(text);
  return /^(?:text\/plain|application\/(?:problem\+)?json)/.test(type) && english.test(text);
}

export function judgeRead(status: number, type: string, text: string): string | undefined {
  if (status !== 200) return `${status} em vez da última página boa`;
  if (isForeign(type, text)) return 'página em outra língua';
  return text.trimEnd().endsWith('</html>') ? undefined : 'página incompleta';
}

/** A message is acknowledged with a protocol, or refused for now with everything that was typed. */
export function judgeWrite(
  status: number,
  type: string,
  text: string,
  typed: string[],
): string | undefined {
  if (status === 303) return undefined;
  if (status !== 503) return `${status} a uma mensagem`;
  if (isForeign(type, text) || !text.includes('Não foi possível salvar agora'))
    return '503 sem as palavras do portal';
  return typed.every((value) => text.includes(value)) ? undefined : '503 sem o que foi digitado';
}

/** '200 × 38, sem resposta × 3'. */
export function countStatuses(answers: Pick<Answer, 'status'>[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => (a || Number.POSITIVE_INFINITY) - (b || Number.POSITIVE_INFINITY))
    .map(([status, count]) => `${status || 'sem resposta'} × ${count}`)
    .join(', ');
}

const isGood = ({ kind, status, wrong }: Answer) =>
  wrong === undefined && status === (kind === 'read' ? 200 : 303);

/** Seconds from the end of a fault to the first good answer to what was asked after it. */
export function secondsUntilGood(
  answers: Answer[],
  kind: Answer['kind'],
  endedAt: number,
): number | undefined {
  const moments = answers
    .filter((answer) => answer.kind === kind && answer.askedAt >= endedAt && isGood(answer))
    .map(({ askedAt, ms }) => askedAt + ms);
  return moments.length === 0 ? undefined : (Math.min(...moments) - endedAt) / 1000;
}

/** What was wrong, each thing once, with how often. `mayDrop`: nobody can answer for a dead program. */
export function listWrongs(answers: Answer[], mayDrop: boolean): string[] {
  const counts = new Map<string, number>();
  for (const { kind, status, wrong } of answers) {
    const words = status === 0 && !mayDrop ? 'sem resposta' : wrong;
    if (!words) continue;
    const name = `${kind === 'read' ? 'leitura' : 'gravação'}: ${words}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} (${count})`);
}

export const listProtocols = (answers: Answer[]) =>
  answers.flatMap(({ protocol }) => protocol ?? []);

export function slowestMs(answers: Answer[], kind: Answer['kind']): number {
  return Math.max(0, ...answers.filter((answer) => answer.kind === kind).map(({ ms }) => ms));
}
