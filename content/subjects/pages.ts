import type { Page as Document } from '../../cms/payload-types.ts';
import type { Draft } from '../../lib/draft.ts';
import { detailPath } from '../../lib/paths.ts';
import { type Findable, toFindable, withNumbers } from '../findable.ts';
import { ownDocument } from '../own-document.ts';
import { asVisitor, openPayload } from '../payload.ts';
import { type Picture, toPicture } from '../pictures.ts';
import { type RichText, toRichText } from '../rich-text.ts';
import { shownInTexts } from '../rich-text-relations.ts';
import { plainText } from '../rich-text-words.ts';
import type { SiteLink } from '../site-settings.ts';
import { linkTo, type SubjectContent } from '../subject.ts';

export interface FreePage {
  slug: string;
  title: string;
  excerpt: string;
  body: RichText;
  picture: Picture;
  createdAt: Date;
  changedAt: Date;
}

export const subject: SubjectContent = {
  findables: [{ collection: 'pages', readFindables }],
  listMapLinks,
};

/** No list shows them all, so the map of the site does, as far as a page can. */
const mostOnMap = 200;

async function listMapLinks(): Promise<SiteLink[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'pages',
    sort: 'title',
    limit: mostOnMap,
    pagination: false,
    select: { title: true, slug: true },
    ...asVisitor,
    depth: 0,
  });
  return docs.map(({ title, slug }) => linkTo('pages')({ title, slug: slug ?? '' }));
}

export async function readPage(slug: string, draft?: Draft): Promise<FreePage | undefined> {
  // What a text shows, and what belongs to that.
  const reading = { depth: 2, populate: shownInTexts };
  const document = await ownDocument('pages', slug, draft, reading);
  return document && toFreePage(document);
}

function toFreePage(document: Document): FreePage {
  return {
    slug: document.slug ?? '',
    title: document.title,
    excerpt: document.excerpt,
    body: toRichText(document.body),
    picture: toPicture(document),
    createdAt: new Date(document.createdAt),
    changedAt: new Date(document.updatedAt),
  };
}

async function readFindables(ids: number[]): Promise<Findable[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'pages',
    select: { title: true, slug: true, excerpt: true, body: true },
    ...withNumbers(ids),
    populate: shownInTexts,
  });
  return docs.map(({ id, slug, title, excerpt, body }) =>
    toFindable({
      id,
      kind: 'pages',
      address: detailPath('pages', slug ?? ''),
      title,
      summary: excerpt,
      body: plainText(toRichText(body)),
    }),
  );
}
