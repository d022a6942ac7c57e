import type { Document as File, Media } from '../cms/payload-types.ts';
import { type EditorNode, nodeOf, wordsOf } from '../lib/editor-nodes.ts';
import { safeAddress } from '../lib/safe-address.ts';
import { youtubeId } from '../lib/youtube.ts';
import { type DocumentFile, toDocumentFile } from './document-files.ts';
import { type Photo, type Picture, toPhoto, toPicture } from './pictures.ts';
import { type TextCard, toTextCard } from './rich-text-card.ts';

export interface TextContact {
  name: string;
  about: string;
  phone: string;
  email: string;
}

/** What editors place between the paragraphs; `cms/blocks/` has the forms. */
export type PlacedBlock =
  | { kind: 'photo'; photo: Photo; caption: string }
  | { kind: 'gallery'; photos: Photo[]; caption: string }
  | { kind: 'video'; videoId: string; title: string; picture: Picture }
  | { kind: 'attachment'; title: string; file: DocumentFile }
  | { kind: 'sourced-quote'; text: string; source: string; address: string | undefined }
  | { kind: 'card'; card: TextCard }
  | { kind: 'contacts'; contacts: TextContact[] };

type Reader = (fields: EditorNode) => PlacedBlock | undefined;

/** One for each form. Nothing is shown of what is missing or not public: it comes as a number. */
const readers: Record<PlacedBlock['kind'], Reader> = {
  photo: ({ photo: media, caption }) => {
    const photo = toPhoto(media as Media);
    return photo && { kind: 'photo', photo, caption: wordsOf(caption) };
  },
  gallery: ({ photos: media, caption }) => {
    const photos = listOf(media).flatMap((one) => toPhoto(one as Media) ?? []);
    return photos.length > 0 ? { kind: 'gallery', photos, caption: wordsOf(caption) } : undefined;
  },
  video: (fields) => {
    const videoId = youtubeId(wordsOf(fields.videoId));
    if (!videoId) return undefined;
    return {
      kind: 'video',
      videoId,
      title: wordsOf(fields.title),
      picture: toPicture({ photo: fields.photo as Media, poster: wordsOf(fields.poster) }),
    };
  },
  attachment: ({ document }) => {
    const file = toDocumentFile(document as File);
    return file && { kind: 'attachment', title: wordsOf(nodeOf(document).title), file };
  },
  'sourced-quote': ({ text, source, address }) =>
    wordsOf(text) === ''
      ? undefined
      : {
          kind: 'sourced-quote',
          text: wordsOf(text),
          source: wordsOf(source),
          address: safeAddress(address),
        },
  card: ({ shown }) => {
    const card = toTextCard(nodeOf(shown));
    return card && { kind: 'card', card };
  },
  contacts: ({ contacts: given }) => {
    const contacts = listOf(given)
      .map(nodeOf)
      .map(({ name, about, phone, email }) => ({
        name: wordsOf(name),
        about: wordsOf(about),
        phone: wordsOf(phone),
        email: wordsOf(email),
      }));
    return contacts.length > 0 ? { kind: 'contacts', contacts } : undefined;
  },
};

export function toPlacedBlock(fields: EditorNode): PlacedBlock[] {
  const { blockType } = fields;
  const isKnown = typeof blockType === 'string' && Object.hasOwn(readers, blockType);
  const block = isKnown ? readers[blockType as PlacedBlock['kind']](fields) : undefined;
  return block ? [block] : [];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
