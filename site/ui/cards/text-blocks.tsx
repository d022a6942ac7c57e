import './text-blocks.css';
import type { ReactNode } from 'react';
import type { Photo } from '#content/pictures';
import type { PlacedBlock } from '#content/rich-text-blocks';
import type { TextCard } from '#content/rich-text-card';
import { fileSize } from '../../../lib/file-size.ts';
import { paragraphsOf } from '../../../lib/paragraphs.ts';
import { newTab } from '../controls/button-class.ts';
import { ExternalMark } from '../controls/external-mark.tsx';
import { Frame } from '../media/frame.tsx';
import { PhotoImage } from '../media/photo-image.tsx';
import { Video } from '../media/video.tsx';
import { watchAddress } from '../media/video-address.ts';
import { athleteRow, eventRow, programRow, serviceRow } from './picture-row.ts';
import { PictureList } from './picture-rows.tsx';
import { TextContacts } from './text-contacts.tsx';

interface TextBlockProps {
  block: PlacedBlock;
  now: Date;
}

/** What an editor placed between the paragraphs. */
export function TextBlock({ block, now }: TextBlockProps) {
  switch (block.kind) {
    case 'photo':
      return (
        <Figure caption={block.caption} credits={[block.photo]}>
          <PhotoImage photo={block.photo} sizes="(min-width: 62rem) 40rem, 100vw" />
        </Figure>
      );
    case 'gallery':
      return <Gallery {...block} />;
    case 'video':
      return (
        <Figure caption={block.title} after={<WatchLink videoId={block.videoId} />}>
          <Video {...block} />
        </Figure>
      );
    case 'attachment':
      return (
        <p className="text-block text-block__file">
          <a href={block.file.address}>{block.title}</a> (PDF, {fileSize(block.file.bytes)})
        </p>
      );
    case 'sourced-quote':
      return <Quote {...block} />;
    case 'card':
      return (
        <div className="text-block picture-rows">
          <PictureList rows={[rowOf(block.card, now)]} />
        </div>
      );
    case 'contacts':
      return <TextContacts contacts={block.contacts} />;
  }
}

interface FigureProps {
  caption: string;
  /** The photographs whose makers are named. */
  credits?: Photo[];
  after?: ReactNode;
  children: ReactNode;
}

function Figure({ caption, credits = [], after, children }: FigureProps) {
  const makers = [...new Set(credits.map(({ credit }) => credit))].filter(Boolean);
  const named = makers.length > 0 ? `Foto: ${makers.join(', ')}` : '';
  const words = [caption, named].filter(Boolean).join(' · ');
  return (
    <figure className="text-block">
      {children}
      {words || after ? (
        <figcaption>
          {words} {after}
        </figcaption>
      ) : null}
    </figure>
  );
}

function Gallery({ photos, caption }: { photos: Photo[]; caption: string }) {
  return (
    <Figure caption={caption} credits={photos}>
      <ul className="text-block__grid">
        {photos.map((photo) => (
          <li key={photo.src}>
            <a className="text-block__whole" href={photo.src}>
              <Frame
                picture={{ kind: 'photo', photo }}
                shape="4x3"
                sizes="(min-width: 40rem) 13rem, 50vw"
              />
            </a>
          </li>
        ))}
      </ul>
    </Figure>
  );
}

function WatchLink({ videoId }: { videoId: string }) {
  return (
    <a href={watchAddress(videoId)} {...newTab}>
      Assistir no YouTube
      <ExternalMark />
    </a>
  );
}

type QuoteProps = Omit<Extract<PlacedBlock, { kind: 'sourced-quote' }>, 'kind'>;

function Quote({ text, source, address }: QuoteProps) {
  return (
    <Figure caption={address ? '' : source} after={address ? <a href={address}>{source}</a> : null}>
      <blockquote>
        {paragraphsOf(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
    </Figure>
  );
}

function rowOf(card: TextCard, now: Date) {
  switch (card.of) {
    case 'events':
      return eventRow(card.event, now);
    case 'programs':
      return programRow(card.program);
    case 'services':
      return serviceRow(card.service, now);
    case 'athletes':
      return athleteRow(card.athlete);
  }
}
