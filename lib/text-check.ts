import { childrenOf, type EditorNode, nodeOf, wordsOf } from './editor-nodes.ts';
import { fold } from './fold.ts';

/** What a check of a text found by itself, and what only the portal can tell. */
export interface TextCheck {
  /** Advice in words; nothing of it forbids to publish. */
  advice: string[];
  /** Addresses that the text leads to. */
  addresses: string[];
  /** Documents that it links to or shows. */
  documents: ShownDocument[];
}

export interface ShownDocument {
  collection: string;
  id: number;
}

/** More words than that in one sentence, and most readers lose its thread. */
const longestSentence = 40;

const vagueLinks = new Set(
  'aqui|clique|clique aqui|clique neste link|click aqui|veja aqui|acesse|acesse aqui|acesse o link|neste link|link|saiba mais|leia mais|veja mais|mais|confira|confira aqui|este link|nesta pagina'.split(
    '|',
  ),
);

/** A text without structure, such as the description of an event. */
export function checkPlainText(text: string): TextCheck {
  const vague = /\b(clique|acesse|veja|confira) aqui\b/i.exec(text)?.[0];
  return {
    advice: [
      ...(vague ? [`“${vague}” não diz aonde se chega. Escreva o nome da página.`] : []),
      ...longSentences(text),
    ],
    addresses: text.match(/\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/gi) ?? [],
    documents: [],
  };
}

/** A text of the editor, as it is saved. */
export function checkRichText(saved: unknown): TextCheck {
  const check: TextCheck = { advice: [], addresses: [], documents: [] };
  const top = childrenOf(nodeOf(saved).root);
  checkHeadings(top, check);
  for (const node of top) visit(node, check);
  return check;
}

/** The page's title stands above; below it come level 2, then level 3. */
function checkHeadings(top: EditorNode[], { advice }: TextCheck): void {
  let hasSecond = false;
  for (const heading of top.filter(({ type }) => type === 'heading')) {
    const words = textOf(heading).trim();
    if (words === '') advice.push('Há um título vazio.');
    if (heading.tag === 'h3' && !hasSecond)
      advice.push(`“${shorten(words)}” é um título 3 sem um título 2 antes dele.`);
    hasSecond ||= heading.tag !== 'h3';
  }
}

const sentenceHolders = ['paragraph', 'listitem', 'quote'];

function visit(node: EditorNode, check: TextCheck): void {
  if (node.type === 'link') checkLink(node, check);
  if (node.type === 'block') checkBlock(nodeOf(node.fields), check);
  if (node.type === 'table' && !hasHead(node))
    check.advice.push('Uma tabela não tem células de cabeçalho.');
  if (sentenceHolders.includes(String(node.type)))
    check.advice.push(...longSentences(textOf(node)));
  for (const child of childrenOf(node)) visit(child, check);
}

function checkLink(node: EditorNode, { advice, addresses, documents }: TextCheck): void {
  const words = textOf(node).trim();
  if (
    vagueLinks.has(
      fold(words)
        .replace(/[^a-z ]/g, '')
        .trim(),
    )
  )
    advice.push(`O link “${words}” não diz aonde leva. Escreva o nome da página.`);
  const { linkType, url, doc } = nodeOf(node.fields);
  if (linkType === 'internal') documents.push(...documentOf(doc));
  else if (wordsOf(url) !== '') addresses.push(wordsOf(url));
}

function checkBlock(fields: EditorNode, { advice, addresses, documents }: TextCheck): void {
  const { blockType, shown, photo, photos, address, text } = fields;
  documents.push(...documentOf(shown));
  for (const value of [photo, photos].flat())
    documents.push(...documentOf({ relationTo: 'media', value }));
  if (wordsOf(address) !== '') addresses.push(wordsOf(address));
  if (blockType === 'sourced-quote') advice.push(...longSentences(wordsOf(text)));
}

/** A relation by its number, or with what it points to. */
export function documentOf(relation: unknown): ShownDocument[] {
  const { relationTo, value } = nodeOf(relation);
  const id = typeof value === 'object' ? nodeOf(value).id : value;
  return typeof relationTo === 'string' && typeof id === 'number'
    ? [{ collection: relationTo, id }]
    : [];
}

const hasHead = (table: EditorNode): boolean =>
  childrenOf(table).some((row) => childrenOf(row).some(({ headerState }) => Boolean(headerState)));

function textOf(node: EditorNode): string {
  if (typeof node.text === 'string') return node.text;
  // A list in an item is read by itself.
  const own = childrenOf(node).filter(({ type }) => type !== 'list');
  return node.type === 'linebreak' ? ' ' : own.map(textOf).join('');
}

function longSentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|\n+/).flatMap((sentence) => {
    const count = sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    if (count <= longestSentence) return [];
    return [`Frase de ${count} palavras: “${shorten(sentence)}”. Divida em duas ou mais.`];
  });
}

/** The first words, by which one finds the place. */
function shorten(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.length > 6 ? `${words.slice(0, 6).join(' ')}…` : words.join(' ');
}

/** Whether it tells what one sees: not a file's name, not only 'foto'. */
export function describesPicture(alt: string): boolean {
  const words = fold(alt).trim();
  const isFileName =
    /\.(jpe?g|png|webp|avif|gif)$|^(img|dsc|dscn|image|foto|imagem|whatsapp)[\s_-]*[\d_-]+/.test(
      words,
    );
  return !isFileName && words.split(/\s+/).filter((word) => /[a-z]{2}/.test(word)).length >= 2;
}
