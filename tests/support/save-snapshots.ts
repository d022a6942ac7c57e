/** Writes one snapshot after another until it is killed: `node save-snapshots.ts path`. */
import { toCard } from '../../content/search/card.ts';
import { saveSnapshot } from '../../content/search/snapshot.ts';
import { replaceSnapshot } from '../../content/search/snapshot-file.ts';
import { noPostings } from '../../lib/search-postings.ts';

const path = process.argv[2] ?? '';
const card = toCard('news', {
  ...{ id: 1, kind: 'news', address: '/noticias/a', title: 'Título', keywords: '', order: 0 },
  ...{ facts: '', summary: '', body: 'Um texto longo. '.repeat(200_000) },
});
for (let version = 1; ; version++) {
  const seen = { version, lookedAt: 0, sources: {} };
  const index = { cards: [card], lists: noPostings };
  await saveSnapshot(path, 'code', { seen, index }, ({ texts }) =>
    Buffer.from(JSON.stringify(texts)),
  );
  replaceSnapshot(path);
  console.log(version);
}
