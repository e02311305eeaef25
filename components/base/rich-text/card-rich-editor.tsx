'use client';

import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { articleExtensions, bodyOf, pageExtensions, type RichKind, textExtensions } from './editor-extensions';
import { insertFigure, insertPicture } from './editor-insert';
import { LinkBar } from './editor-link';
import { editorLook } from './editor-look';
import { useArticlePaste } from './editor-paste';
import { PasteBar } from './editor-paste-bar';
import { PictureBar } from './editor-picture-bar';
import { EditorToolbar } from './editor-toolbar';
import { type PictureStore, usePictureUpload } from './editor-upload';
import type { RenderWork } from './work-node';

export { canHold } from './editor-extensions';

/** What an owner of works shows to choose one from; `onPick` takes its id. */
export type WorkPanel = ComponentType<{ onPick(id: string): void; onClose(): void }>;

/** Without a store for them it takes no pictures. */
export interface RichEditorProps extends Partial<PictureStore> {
  kind: RichKind;
  /** Initial HTML, which the editor can hold. */
  value: string;
  onChange(html: string): void;
  /** The id of its label. */
  labelledBy: string;
  lang: string;
  error: string | undefined;
  /** Shows a work that is embedded in an article. */
  renderWork?: RenderWork;
  /** Without it there is no button for works. */
  workPanel?: WorkPanel;
  /** What it replaces had the focus. */
  isFocused?: boolean;
}

/** Edits a text with its final look. Calls `onChange` only when something has changed. */
export function RichEditor({ kind, value, onChange, labelledBy, lang, error, renderWork, ...owner }: RichEditorProps) {
  const t = useTranslations('richText.picture');
  const [bar, setBar] = useState<'link' | 'work' | null>(null);
  const written = useRef(value);
  const shownWork = useRef(renderWork);
  useEffect(() => {
    shownWork.current = renderWork;
  }, [renderWork]);
  const [extensions] = useState(() =>
    ({
      page: () => pageExtensions,
      article: () => articleExtensions({ hint: t('undescribed'), renderWork: (id) => shownWork.current?.(id) }),
      text: () => textExtensions,
    })[kind](),
  );
  const isPage = kind === 'page';
  const paste = useArticlePaste();
  const { upload, takeFiles, isUploading, problem } = usePictureUpload(owner, (into, attrs) =>
    isPage ? insertPicture(into, attrs) : insertFigure(into, 'figure', attrs),
  );
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: false,
    autofocus: owner.isFocused ?? false,
    editorProps: {
      ...(!isPage && paste.editorProps),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': `${labelledBy}-note`,
        lang,
        class: editorLook[kind],
        ...(error && { 'aria-invalid': 'true' }),
      },
      handlePaste: (view, event, slice) =>
        takeFiles(editorNow(), event.clipboardData) || (!isPage && paste.refuse(view, slice)),
      handleDrop: (view, event, slice, isMove) =>
        !isMove && (takeFiles(editorNow(), event.dataTransfer) || (!isPage && paste.refuse(view, slice))),
      handleKeyDown: (_, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return false;
        event.preventDefault();
        setBar('link');
        return true;
      },
    },
    onCreate: ({ editor: made }) => {
      written.current = bodyOf(made);
    },
    onUpdate: ({ editor: changed }) => {
      const html = bodyOf(changed);
      // The empty line that the editor keeps at the end is not a change.
      if (html === written.current) return;
      written.current = html;
      onChange(html);
    },
  });
  const editorNow = (): Editor | null => editor;

  if (!editor) return null;
  return (
    <div className="rounded-md border border-line bg-surface has-[[role=textbox][aria-invalid]]:border-danger has-[[role=textbox]:focus-visible]:outline-2 has-[[role=textbox]:focus-visible]:outline-accent">
      <div className="sticky top-(--editor-top,var(--spacing-head)) z-1 rounded-t-md border-line border-b bg-surface">
        <EditorToolbar
          {...{ editor, kind, isUploading }}
          onLink={() => setBar('link')}
          {...(owner.uploadPicture && { onPicture: (file: File) => void upload(editor, file) })}
          {...(owner.workPanel && { onWork: () => setBar('work') })}
        />
        <EditorBar {...{ editor, kind, bar }} workPanel={owner.workPanel} onClose={() => setBar(null)} />
        <PasteBar note={paste.note} onClose={paste.forget} />
      </div>
      <EditorContent editor={editor} />
      <div id={`${labelledBy}-note`} className="px-4">
        <FormAlert>{problem ?? error}</FormAlert>
      </div>
    </div>
  );
}

interface EditorBarProps {
  editor: Editor;
  kind: RichKind;
  bar: 'link' | 'work' | null;
  workPanel: WorkPanel | undefined;
  onClose(): void;
}

/** Below the toolbar: what the pressed button asks for, or else the words of the selected picture. */
function EditorBar({ editor, kind, bar, workPanel: WorkChoice, onClose }: EditorBarProps) {
  if (bar === 'link') return <LinkBar {...{ editor, kind, onClose }} />;
  if (bar !== 'work' || !WorkChoice) return <PictureBar editor={editor} />;
  const pick = (id: string) => {
    insertFigure(editor, 'work', { id });
    onClose();
    editor.commands.focus();
  };
  return (
    <div className="border-line border-t p-2">
      <WorkChoice onPick={pick} onClose={onClose} />
    </div>
  );
}
