'use client';

import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { IconShape } from '@/components/ui/icon';
import { buttonGroups, type EditorButton } from './editor-buttons';
import type { RichKind } from './editor-extensions';
import { editorIcons } from './editor-icons';

interface EditorToolbarProps {
  editor: Editor;
  kind: RichKind;
  onLink(): void;
  /** Without it there is no button for pictures. */
  onPicture?(file: File): void;
  /** Without it there is no button for works. */
  onWork?(): void;
  isUploading: boolean;
}

/** The toolbar pattern: one tab stop, arrows from button to button. On a phone it scrolls sideways. */
export function EditorToolbar({ editor, kind, onLink, onPicture, onWork, isUploading }: EditorToolbarProps) {
  const t = useTranslations('richText');
  const [stop, setStop] = useState('undo');
  const state = useButtonStates(editor, kind);
  const shared = (name: string) => ({ name, isStop: stop === name, onFocus: () => setStop(name) });
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      onKeyDown={moveFocus}
      className="flex items-center gap-x-3 gap-y-1 overflow-x-auto p-1.5 pointer-fine:flex-wrap"
    >
      {buttonGroups[kind].map((group) => (
        <div key={group[0]?.name} className="flex flex-none">
          {group.map(({ name, keys, run, isOn }) => (
            <ToolButton
              key={name}
              {...shared(name)}
              label={t(`buttons.${name}`)}
              keys={keys}
              aria-pressed={isOn && state.on.includes(name)}
              aria-disabled={state.busy.includes(name) || undefined}
              onClick={() => run(editor.chain().focus()).run()}
            />
          ))}
        </div>
      ))}
      <div className="flex flex-none">
        <ToolButton
          {...shared('link')}
          label={t('buttons.link')}
          keys="K"
          aria-pressed={state.isLink}
          onClick={onLink}
        />
        {onPicture && (
          <PictureButton
            {...shared('picture')}
            label={isUploading ? t('picture.uploading') : t('buttons.picture')}
            accept={accepted[kind === 'page' ? 'page' : 'article']}
            isBusy={isUploading}
            onPicture={onPicture}
          />
        )}
        {onWork && <ToolButton {...shared('work')} label={t('buttons.work')} onClick={onWork} />}
      </div>
    </div>
  );
}

/** Which buttons are active at the cursor, and which are disabled. */
function useButtonStates(editor: Editor, kind: RichKind) {
  return useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const named = (test: (button: EditorButton) => boolean | undefined) =>
        buttonGroups[kind]
          .flat()
          .filter(test)
          .map(({ name }) => name);
      return {
        on: named((button) => button.isOn?.(now)),
        busy: named((button) => button.isFree && !button.isFree(now)),
        isLink: now.isActive('link'),
      };
    },
  });
}

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'className'> {
  name: string;
  label: string;
  keys?: string | undefined;
  /** Whether it is the tab stop. */
  isStop: boolean;
}

function ToolButton({ name, label, keys, isStop, ...button }: ToolButtonProps) {
  const path = editorIcons[name as keyof typeof editorIcons];
  return (
    <button
      {...button}
      type="button"
      aria-keyshortcuts={keys && `Control+${keys} Meta+${keys}`}
      title={keys ? `${label} (Ctrl/⌘+${keys})` : label}
      tabIndex={isStop ? 0 : -1}
      // A press must not move the cursor out of the text.
      onMouseDown={(event) => event.preventDefault()}
      className="relative grid size-11 flex-none place-items-center rounded-sm -outline-offset-2 hover:bg-sunk aria-pressed:bg-ink aria-pressed:text-paper aria-disabled:text-ink-3 aria-disabled:opacity-50 pointer-fine:size-8"
    >
      {path ? (
        <IconShape path={path} className="size-4.5" />
      ) : (
        <span aria-hidden="true" className="text-sm font-semibold">
          {`H${Number(name.slice(-1)) - 1}`}
        </span>
      )}
      <span className="sr-only">{label}</span>
    </button>
  );
}

/** In an article pictures may move. */
const accepted = {
  page: 'image/jpeg,image/png,image/webp',
  article: 'image/jpeg,image/png,image/webp,image/gif',
};

interface PictureButtonProps extends ToolButtonProps {
  accept: string;
  isBusy: boolean;
  onPicture(file: File): void;
}

function PictureButton({ accept, isBusy, onPicture, ...button }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (file) onPicture(file);
  }
  return (
    <>
      <ToolButton {...button} aria-busy={isBusy} onClick={() => isBusy || input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        onChange={take}
        className="hidden"
      />
    </>
  );
}

/** Arrows, Home and End move the focus through the buttons of a toolbar. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const here = buttons.findIndex((button) => button.matches(':focus'));
  const targets: Record<string, number> = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (target === undefined) return;
  buttons.at(target % buttons.length)?.focus();
  event.preventDefault();
}
