import type { Payload } from 'payload';
import { untouchedSample as sample } from '../cms/fields/sample-mark.ts';
import { slugify } from '../lib/slug.ts';
import { legislationKinds } from '../lib/vocabulary.ts';
import { examplePdf } from '../sample/example-pdf.ts';
import type { SampleLegislation } from '../sample/shapes.ts';
import type { Request } from './fill-empty-database.ts';

/** Files are outside the transaction: one that an interrupted run left behind is written over. */
export async function loadLegislationFile(
  payload: Payload,
  request: Request,
  law: SampleLegislation,
): Promise<number> {
  const title = `${legislationKinds[law.kind]} nº ${law.number}/${law.year}: ${law.title}`;
  const data = await examplePdf({ title, heading: law.title, paragraphs: law.document });
  const { id } = await payload.create({
    collection: 'documents',
    data: { title, sample },
    file: {
      data,
      name: `exemplo-${law.kind}-${slugify(law.title)}.pdf`,
      mimetype: 'application/pdf',
      size: data.length,
    },
    overwriteExistingFiles: true,
    req: { ...request },
  });
  return id;
}
