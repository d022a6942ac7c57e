import type { RichText as Content } from '#content/rich-text';
import { RichText } from './rich-text.tsx';
import { TextBlock } from './text-blocks.tsx';

interface ArticleTextProps {
  content: Content;
  now: Date;
}

/** A text with the blocks that an editor placed in it. */
export function ArticleText({ content, now }: ArticleTextProps) {
  return <RichText content={content} placed={(block) => <TextBlock block={block} now={now} />} />;
}
