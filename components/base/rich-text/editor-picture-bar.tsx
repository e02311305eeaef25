'use client';

import { type Editor, isNodeSelection, useEditorState } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { lineField } from '@/components/ui/line-field';

/** The alternative text of the selected picture; nothing while no picture is selected. */
export function PictureBar({ editor }: { editor: Editor }) {
  const t = useTranslations('richText.picture');
  const id = useId();
  const picked = useEditorState({ editor, selector: ({ editor: now }) => selectedPicture(now) });
  if (!picked) return null;

  // Sets only the attribute, so that the picture stays selected.
  const putWords = (alt: string) =>
    editor.commands.command(({ tr }) => {
      tr.setNodeAttribute(picked.at, 'alt', alt);
      return true;
    });
  return (
    <div className="flex flex-wrap items-end gap-2 border-line border-t p-2">
      <label htmlFor={id} className="w-full text-sm font-semibold">
        {t('alt')}
      </label>
      <input
        type="text"
        id={id}
        value={picked.alt}
        autoComplete="off"
        onChange={({ target }) => putWords(target.value)}
        className={`min-w-40 grow ${lineField}`}
      />
      <button
        type="button"
        onClick={() => editor.chain().focus().deleteSelection().run()}
        className={`text-danger ${buttonClass('line', 'small')}`}
      >
        {t('remove')}
      </button>
    </div>
  );
}

function selectedPicture({ state: { selection } }: Editor): { at: number; alt: string } | null {
  if (!isNodeSelection(selection) || selection.node.type.name !== 'picture') return null;
  return { at: selection.from, alt: selection.node.attrs.alt ?? '' };
}
