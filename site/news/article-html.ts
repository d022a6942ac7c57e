import type { Photo } from '#content/pictures';
import type { Block, Inline, ListBlock, RichText, TableBlock } from '#content/rich-text';
import type { PlacedBlock } from '#content/rich-text-blocks';
import { cardPath, cardTitle } from '#content/rich-text-card';
import { fileSize } from '../../lib/file-size.ts';
import { paragraphsOf } from '../../lib/paragraphs.ts';
import { phoneAddress } from '../../lib/phone-address.ts';
import { escapeXml } from '../../lib/xml-text.ts';
import { watchAddress } from '../ui/media/video-address.ts';

/**
 * An article's text for readers of feeds, who have neither our address nor our styles and scripts. Written here,
 * because the components of the page bring their stylesheets into whatever imports them.
 */
export function articleHtml(body: RichText, origin: string): string {
  return body
    .map(block)
    .join('')
    .replace(/ (href|src)="\//g, ` $1="${origin}/`);
}

const element = (name: string, words: string) => `<${name}>${words}</${name}>`;
const link = (href: string, words: string) => `<a href="${escapeXml(href)}">${words}</a>`;
const named = (href: string | undefined, words: string) =>
  href ? link(href, escapeXml(words)) : escapeXml(words);

const inlines = (all: Inline[]): string =>
  all
    .map((inline) => {
      if (inline.kind === 'break') return '<br>';
      if (inline.kind === 'link') return link(inline.href, inlines(inline.children));
      const words = inline.italic ? element('em', escapeXml(inline.text)) : escapeXml(inline.text);
      return inline.bold ? element('strong', words) : words;
    })
    .join('');

function list({ ordered, items }: ListBlock): string {
  const shown = items.map(({ children, nested }) =>
    element('li', inlines(children) + nested.map(list).join('')),
  );
  return element(ordered ? 'ol' : 'ul', shown.join(''));
}

function table({ rows }: TableBlock): string {
  const shown = rows.map((row) => {
    const cells = row.map(({ heads, children }) => {
      const words = children.map(block).join('');
      const scope = heads === 'column' ? 'col' : 'row';
      return heads ? `<th scope="${scope}">${words}</th>` : element('td', words);
    });
    return element('tr', cells.join(''));
  });
  return element('table', shown.join(''));
}

const photo = ({ src, alt, width, height }: Photo) =>
  `<img src="${escapeXml(src)}" alt="${escapeXml(alt)}" width="${width}" height="${height}">`;
function pictures(photos: Photo[], caption: string): string {
  const credits = new Set(photos.flatMap(({ credit }) => (credit ? [`Foto: ${credit}`] : [])));
  const sentence = caption && credits.size > 0 ? caption.replace(/(?<![.!?…])$/, '.') : caption;
  const words = [sentence, [...credits].join('. ')].filter(Boolean).map(escapeXml).join(' ');
  const under = words && element('figcaption', words);
  return element('figure', photos.map(photo).join('') + under);
}

function placed(shown: PlacedBlock): string {
  switch (shown.kind) {
    case 'photo':
      return pictures([shown.photo], shown.caption);
    case 'gallery':
      return pictures(shown.photos, shown.caption);
    case 'video':
      return element(
        'p',
        named(watchAddress(shown.videoId), `Assistir no YouTube: ${shown.title}`),
      );
    case 'attachment': {
      const { address, bytes } = shown.file;
      return element('p', `${named(address, shown.title)} (PDF, ${fileSize(bytes)})`);
    }
    case 'sourced-quote': {
      const said = paragraphsOf(shown.text).map((words) => element('p', escapeXml(words)));
      const source = element('p', named(shown.address, shown.source));
      return element('blockquote', said.join('') + source);
    }
    case 'card':
      return element('p', named(cardPath(shown.card), cardTitle(shown.card)));
    case 'contacts': {
      const lines = shown.contacts.map(({ name, about, phone, email }) => [
        escapeXml(name),
        escapeXml(about),
        phone && named(phoneAddress(phone), phone),
        email && named(`mailto:${email}`, email),
      ]);
      const items = lines.map((line) => element('li', line.filter(Boolean).join(', ')));
      return element('ul', items.join(''));
    }
  }
}

function block(shown: Block): string {
  switch (shown.kind) {
    case 'heading':
      return element(`h${shown.level}`, inlines(shown.children));
    case 'paragraph':
      return element('p', inlines(shown.children));
    case 'quote':
      return element('blockquote', element('p', inlines(shown.children)));
    case 'list':
      return list(shown);
    case 'table':
      return table(shown);
    default:
      return placed(shown);
  }
}
