'use client';
import './named-toolbar.css';
import type { ToolbarGroupItem } from '@payloadcms/richtext-lexical';
import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import {
  $addUpdateTag,
  $getSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable';
import { useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useState } from 'react';

/** Where a feature has no name for its button, or one that says too little. */
const names: Record<string, string> = {
  paragraph: 'Parágrafo',
  bold: 'Negrito',
  italic: 'Itálico',
  indentDecrease: 'Menos recuo',
  indentIncrease: 'Mais recuo',
};

const groupNames: Record<string, string> = {
  text: 'Tipo de texto',
  format: 'Destaque',
  indent: 'Recuo da lista',
  features: 'Link',
  blocks: 'Inserir',
  tableTools: 'Tabela',
};

interface Button {
  item: ToolbarGroupItem;
  isActive: boolean;
  isEnabled: boolean;
}
interface Group {
  key: string;
  buttons: Button[];
}

/** The editor's features say what their buttons do; here they get names, and screen readers their state. */
function NamedToolbar() {
  const [editor] = useLexicalComposerContext();
  const isEditable = useLexicalEditable();
  const groups = useGroups(editor);
  const { i18n } = useTranslation<object, string>();
  const { fieldProps } = useEditorConfigContext();
  const [focused, setFocused] = useState('paragraph');
  if (!isEditable) return null;
  const buttons = groups.flatMap((group) => group.buttons);
  const isReachable = buttons.some(({ item, isEnabled }) => item.key === focused && isEnabled);
  const nameOf = ({ key, label }: ToolbarGroupItem) =>
    names[key] ?? (typeof label === 'function' ? label({ ...fieldProps, i18n }) : (label ?? key));
  return (
    <div
      className="named-toolbar"
      role="toolbar"
      aria-label="Ferramentas do texto"
      onKeyDown={moveFocus}
    >
      {groups.map(({ key, buttons }) => (
        <fieldset key={key} className="named-toolbar__group">
          <legend>{groupNames[key] ?? key}</legend>
          {buttons.map(({ item, isActive, isEnabled }) => (
            <button
              key={item.key}
              type="button"
              data-button-key={item.key}
              aria-pressed={item.isActive ? isActive : undefined}
              disabled={!isEnabled}
              tabIndex={item.key === (isReachable ? focused : 'paragraph') ? 0 : -1}
              onFocus={() => setFocused(item.key)}
              // The caret stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => press(editor, item, isActive)}
            >
              {nameOf(item)}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** One stop of the tab key for all buttons; arrows lead from one to the next, as in any toolbar. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const place = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(place + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

function press(editor: LexicalEditor, item: ToolbarGroupItem, isActive: boolean): void {
  editor.focus(() => {
    editor.update(() => $addUpdateTag('toolbar'));
    item.onSelect?.({ editor, isActive });
  });
}

/** The buttons with their state, which follows the caret. */
function useGroups(editor: LexicalEditor): Group[] {
  const context = useEditorConfigContext();
  const { groups } = context.editorConfig.features.toolbarFixed;
  const [shown, setShown] = useState<Group[]>([]);
  useEffect(() => {
    const look = () =>
      editor.read(() => {
        const selection = $getSelection();
        const stateOf = (item: ToolbarGroupItem): Button => {
          const here = selection && { editor, editorConfigContext: context, selection };
          return {
            item,
            isActive: (here && item.isActive?.(here)) ?? false,
            isEnabled: here && item.isEnabled ? item.isEnabled(here) : !item.isEnabled,
          };
        };
        return inOrder(groups).map(({ key, items }) => ({
          key,
          buttons: items.toSorted(byOrder).map(stateOf),
        }));
      });
    setShown(look().filter(isInPlace));
    return editor.registerUpdateListener(() => setShown(look().filter(isInPlace)));
  }, [editor, context, groups]);
  return shown;
}

const byOrder = (one: ToolbarGroupItem, other: ToolbarGroupItem) =>
  (one.order ?? 100) - (other.order ?? 100);

/** As they are written above: first the words, then what is inserted. */
const inOrder = <Named extends { key: string }>(groups: Named[]): Named[] => {
  const keys = Object.keys(groupNames);
  return groups.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key));
};

/** The tools of a table are there while the caret is in one. */
const isInPlace = ({ key, buttons }: Group) =>
  key !== 'tableTools' || buttons.some(({ isEnabled }) => isEnabled);

export const NamedToolbarFeatureClient = createClientFeature({
  plugins: [{ Component: NamedToolbar, position: 'aboveContainer' }],
});
