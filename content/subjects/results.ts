import { shortDate } from '../../lib/dates.ts';
import { competitionPath } from '../../lib/paths.ts';
import { sports } from '../../lib/vocabulary.ts';
import { toSummary } from '../competition-document.ts';
import { listCompetitions } from '../competitions.ts';
import { type Findable, toFindable, withNumbers } from '../findable.ts';
import { openPayload } from '../payload.ts';
import { linksOnMap, linkTo, type SubjectContent } from '../subject.ts';

export const subject: SubjectContent = {
  findables: [{ collection: 'competitions', readFindables }],
  listMapLinks: async () =>
    (await listCompetitions({ offset: 0, count: linksOnMap })).map(linkTo('results')),
};

async function readFindables(ids: number[]): Promise<Findable[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({ collection: 'competitions', ...withNumbers(ids) });
  return docs.map(toSummary).map((competition) =>
    toFindable({
      id: competition.id,
      kind: 'results',
      address: competitionPath(competition.slug),
      title: competition.title,
      summary: competition.summary,
      keywords: `${sports[competition.sport]} resultados classificação placar`,
      facts: shortDate(competition.from),
      at: Date.parse(competition.from),
    }),
  );
}
