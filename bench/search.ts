/**
 * How long a search takes with far more content than the portal will have for years. Run with
 * `node --expose-gc bench/search.ts [documents]`; README.md holds what it measured.
 */
import { createSearchEngine } from '../lib/search-engine.ts';
import type { SearchCard } from '../lib/search-index.ts';
import { cutAround, markWords } from '../lib/search-marks.ts';
import { createRandom, vocabulary } from '../sample/invented-words.ts';
import { makeDocuments, type SyntheticDocument } from './synthetic-documents.ts';

const count = Number(process.argv[2] ?? 20_000);
const random = createRandom(20_250_512);
const now = Date.parse('2025-05-12T12:00:00Z');
const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
const held = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
};

const documents = makeDocuments(count, random);
const before = held();
const started = ownTime();
const engine = createSearchEngine<SearchCard>((one, other) => Number(one.id) - Number(other.id));
const put = ({ keywords, summary, body, ...card }: SyntheticDocument) =>
  engine.put(card, { keywords, summary, body });
documents.forEach(put);
engine.commit();
console.log(`${count} documentos: indexados em ${Math.round(ownTime() - started)} ms`);
console.log(`índice: ${Math.round(held() - before)} MB`);
const again = ownTime();
put({ ...(documents[0] as SyntheticDocument), title: 'Outro' });
engine.commit();
console.log(`um documento mudou: ${Math.round(ownTime() - again)} ms`);

/** A letter lost in the middle, as fingers do. */
const slipped = (word: string) =>
  word.slice(0, word.length >> 1) + word.slice((word.length >> 1) + 1);
const long = vocabulary.filter((word) => word.length > 6);
const kinds: Record<string, () => string> = {
  'uma palavra': () => pick(vocabulary),
  'uma palavra das mais comuns': () => pick(vocabulary.slice(0, 20)),
  'duas palavras': () => `${pick(vocabulary)} ${pick(vocabulary)}`,
  'quatro palavras': () => Array.from({ length: 4 }, () => pick(vocabulary)).join(' '),
  'começo de palavra (3 letras)': () => pick(long).slice(0, 3),
  'começo de palavra (2 letras)': () => pick(long).slice(0, 2),
  'um erro de digitação': () => slipped(pick(long)),
  'dois erros em duas palavras': () => `${slipped(pick(long))} ${slipped(pick(long))}`,
  'nada que exista': () => `xyzqwk${pick(vocabulary)}`,
};

/** All that a page does with the answer: find, count by kind, mark the first twenty. */
function answer(words: string): void {
  const { cards, stems } = engine.find(words, now, () => true);
  for (const { id } of cards.slice(0, 20)) {
    const { title, summary } = documents[Number(id)] as SyntheticDocument;
    markWords(title, stems);
    cutAround(summary, stems);
  }
}

/** Milliseconds of this thread alone: the machine has other work, and waiting for it says nothing. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const round = (ms: number) => ms.toFixed(1).padStart(6);
const all: number[] = [];
for (const [name, make] of Object.entries(kinds)) {
  for (let warm = 0; warm < 10; warm++) answer(make());
  const times = Array.from({ length: 60 }, () => {
    const words = make();
    const start = ownTime();
    answer(words);
    return ownTime() - start;
  });
  all.push(...times);
  report(name, times);
}
report('todas', all);

function report(name: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  console.log(`${name.padEnd(30)} p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)} ms`);
}
