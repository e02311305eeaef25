'use client';

import { type Editor, isNodeSelection, useEditorState } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { lineField } from '@/components/ui/line-field';

/** What can be said of each selected node, by its attributes. */
const fieldsOf = { picture: ['alt'], figure: ['shows', 'caption'], work: [] } as const;
type Field = (typeof fieldsOf)[keyof typeof fieldsOf][number];
type Picked = keyof typeof fieldsOf;

/** The words of the selected picture or work; nothing while none is selected. */
export function PictureBar({ editor }: { editor: Editor }) {
  const t = useTranslations('richText.picture');
  const picked = useEditorState({ editor, selector: ({ editor: now }) => pickedIn(now) });
  if (!picked) return null;

  // Sets only the attribute, so that the picture stays selected.
  const put = (field: Field, words: string) =>
    editor.commands.command(({ tr }) => {
      tr.setNodeAttribute(picked.at, attributeOf(field), words);
      return true;
    });
  return (
    <div className="flex flex-wrap items-end gap-2 border-line border-t p-2">
      {fieldsOf[picked.type].map((field) => (
        <WordsField key={field} label={t(field)} value={picked[field]} onChange={(words) => put(field, words)} />
      ))}
      <button
        type="button"
        onClick={() => editor.chain().focus().deleteSelection().run()}
        className={`text-danger ${buttonClass('line', 'small')}`}
      >
        {t(picked.type === 'work' ? 'removeWork' : 'remove')}
      </button>
    </div>
  );
}

interface WordsFieldProps {
  label: string;
  value: string;
  onChange(words: string): void;
}

function WordsField({ label, value, onChange }: WordsFieldProps) {
  const id = useId();
  return (
    <div className="min-w-60 grow">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <input
        type="text"
        id={id}
        value={value}
        maxLength={500}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        className={`w-full ${lineField}`}
      />
    </div>
  );
}

const attributeOf = (field: Field) => (field === 'caption' ? 'caption' : 'alt');

function pickedIn({ state: { selection } }: Editor) {
  if (!isNodeSelection(selection) || !(selection.node.type.name in fieldsOf)) return null;
  const { alt, caption } = selection.node.attrs;
  return {
    type: selection.node.type.name as Picked,
    at: selection.from,
    alt: alt ?? '',
    shows: alt ?? '',
    caption: caption ?? '',
  };
}
