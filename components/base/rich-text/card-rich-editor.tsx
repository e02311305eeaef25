'use client';

import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { bodyOf, editorExtensions } from './editor-extensions';
import { LinkBar } from './editor-link';
import { editorLook } from './editor-look';
import { PictureBar } from './editor-picture-bar';
import { EditorToolbar } from './editor-toolbar';
import { type PictureStore, usePictureUpload } from './editor-upload';

export { canHold } from './editor-extensions';

export interface RichEditorProps extends PictureStore {
  /** Initial HTML, which the editor can hold. */
  value: string;
  onChange(html: string): void;
  /** The id of its label. */
  labelledBy: string;
  lang: string;
  error: string | undefined;
}

/** Edits a body with its final look. Calls `onChange` only when something has changed. */
export function RichEditor({ value, onChange, labelledBy, lang, error, ...pictures }: RichEditorProps) {
  const [isLinking, setLinking] = useState(false);
  const written = useRef(value);
  const { upload, takeFiles, isUploading, problem } = usePictureUpload(pictures);
  const editor = useEditor({
    extensions: editorExtensions,
    content: value,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': `${labelledBy}-note`,
        lang,
        class: editorLook,
        ...(error && { 'aria-invalid': 'true' }),
      },
      handlePaste: (_, event) => takeFiles(editorNow(), event.clipboardData),
      handleDrop: (_, event, __, isMove) => !isMove && takeFiles(editorNow(), event.dataTransfer),
      handleKeyDown: (_, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return false;
        event.preventDefault();
        setLinking(true);
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
          editor={editor}
          onLink={() => setLinking(true)}
          onPicture={(file) => void upload(editor, file)}
          isUploading={isUploading}
        />
        {isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
        {!isLinking && <PictureBar editor={editor} />}
      </div>
      <EditorContent editor={editor} />
      <div id={`${labelledBy}-note`} className="px-4">
        <FormAlert>{problem ?? error}</FormAlert>
      </div>
    </div>
  );
}
