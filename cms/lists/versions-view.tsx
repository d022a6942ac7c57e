import './lists.css';
import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { dayAndTime } from '../../lib/day-and-time.ts';

interface Version {
  id: number | string;
  updatedAt: string;
  latest?: boolean;
  autosave?: boolean;
  version: { _status?: string; lastEditor?: string | null };
}

/** As many as are kept. */
const most = 50;

/** What a document was: when, by whom and whether it was public. Each leads to what changed in it. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined) return null;
  const { slug } = collectionConfig;
  const { docs } = await req.payload.findVersions({
    collection: slug,
    where: { parent: { equals: docID } },
    ...{ sort: '-updatedAt', limit: most, pagination: false, depth: 0 },
    ...{ user: req.user, overrideAccess: false },
  });
  const versions = docs as unknown as Version[];
  return (
    <main className="versions-list">
      <Gutter>
        <h1>Versões</h1>
        <p>
          As últimas {most} ficam guardadas. Abra uma para comparar com as outras ou voltar a ela.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Quando</th>
              <th scope="col">Quem</th>
              <th scope="col">Situação</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ id, updatedAt, version, autosave }) => (
              <tr key={id}>
                <td>
                  <a href={`/admin/collections/${slug}/${docID}/versions/${id}`}>
                    {dayAndTime(new Date(updatedAt))}
                  </a>
                </td>
                <td>{version.lastEditor ?? 'Sem registro'}</td>
                <td>{stateWords(version._status, autosave)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Gutter>
    </main>
  );
}

const stateWords = (status: string | undefined, autosave = false) =>
  status === 'published' ? 'Publicada' : autosave ? 'Rascunho, salvo sozinho' : 'Rascunho';
