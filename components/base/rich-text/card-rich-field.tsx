'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { loadPart } from '@/lib/platform/client/load-part';
import { onPresence } from '@/lib/platform/client/on-presence';
import type { RichEditorProps } from './card-rich-editor';
import { RestingEditor, type WrittenKind } from './resting-editor';

interface RichFieldProps extends Omit<RichEditorProps, 'kind' | 'labelledBy' | 'isFocused'> {
  label: string;
  kind: WrittenKind;
}

/** A text in its editor, which is loaded once somebody is there: until then it can be read. */
export function RichField({ label, ...editor }: RichFieldProps) {
  const id = useId();
  const resting = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Editor: RichEditor; isFocused: boolean } | null>(null);
  useEffect(
    () =>
      onPresence(() =>
        loadPart(
          () => import('./card-rich-editor'),
          'editor',
          ({ RichEditor: Editor }) => setLoaded({ Editor, isFocused: document.activeElement === resting.current }),
        ),
      ),
    [],
  );
  return (
    <div>
      <span id={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </span>
      {loaded ? (
        <loaded.Editor {...editor} labelledBy={id} isFocused={loaded.isFocused} />
      ) : (
        <RestingEditor ref={resting} kind={editor.kind} value={editor.value} labelledBy={id} lang={editor.lang} />
      )}
    </div>
  );
}

type RichEditor = typeof import('./card-rich-editor').RichEditor;
