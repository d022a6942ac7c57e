'use client';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  type PasteCommandType,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';
import { cleanPaste } from './clean-paste.ts';

/** Another text of this admin brings its own form, which needs no cleaning. */
const ownForm = 'application/x-lexical-editor';

function CleanPaste() {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const cleaned = new WeakSet<PasteCommandType>();
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!(event instanceof ClipboardEvent) || cleaned.has(event)) return false;
        const given = event.clipboardData;
        const html = given?.getData('text/html') ?? '';
        if (!given || html === '' || given.types.includes(ownForm)) return false;
        event.preventDefault();
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', given.getData('text/plain'));
        const clean = cleanPaste(html);
        if (clean !== '') clipboardData.setData('text/html', clean);
        const again = new ClipboardEvent('paste', { clipboardData, cancelable: true });
        cleaned.add(again);
        return editor.dispatchCommand(PASTE_COMMAND, again);
      },
      COMMAND_PRIORITY_HIGH,
    );
  }, [editor]);
  return null;
}

export const CleanPasteFeatureClient = createClientFeature({
  plugins: [{ Component: CleanPaste, position: 'normal' }],
});
