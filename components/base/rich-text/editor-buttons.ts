import type { ChainedCommands, Editor } from '@tiptap/react';
import type { RichKind } from './editor-extensions';
import type { editorIcons } from './editor-icons';

export interface EditorButton {
  name: Exclude<keyof typeof editorIcons, 'link' | 'picture' | 'work'> | 'heading2' | 'heading3' | 'heading4';
  /** Beside Ctrl, or ⌘ on a Mac. */
  keys?: string;
  run(chain: ChainedCommands): ChainedCommands;
  /** Whether it is active at the cursor; without it the button is an action. */
  isOn?(editor: Editor): boolean;
  /** Whether it is enabled; always unless given. */
  isFree?(editor: Editor): boolean;
}

const heading = (level: 2 | 3 | 4): EditorButton => ({
  name: `heading${level}`,
  keys: `Alt+${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});
const toggle = (
  name: Exclude<EditorButton['name'], `heading${number}`>,
  keys: string | undefined,
  run: EditorButton['run'],
): EditorButton => ({ name, ...(keys && { keys }), run, isOn: (editor) => editor.isActive(name) });

/** The buttons of the toolbar in their groups; those that ask for more, such as the link, come last. */
export const buttonGroups: Record<RichKind, readonly (readonly EditorButton[])[]> = {
  page: groups([heading(2), heading(3), heading(4)]),
  article: groups([heading(2), heading(3)]),
  text: groups([heading(2), heading(3)]),
};

function groups(headings: readonly EditorButton[]): readonly (readonly EditorButton[])[] {
  return [
    [
      { name: 'undo', keys: 'Z', run: (chain) => chain.undo(), isFree: (editor) => editor.can().undo() },
      { name: 'redo', keys: 'Shift+Z', run: (chain) => chain.redo(), isFree: (editor) => editor.can().redo() },
    ],
    headings,
    [
      toggle('bold', 'B', (chain) => chain.toggleBold()),
      toggle('italic', 'I', (chain) => chain.toggleItalic()),
      toggle('underline', 'U', (chain) => chain.toggleUnderline()),
      toggle('strike', 'Shift+S', (chain) => chain.toggleStrike()),
      toggle('code', 'E', (chain) => chain.toggleCode()),
    ],
    [
      toggle('bulletList', 'Shift+8', (chain) => chain.toggleBulletList()),
      toggle('orderedList', 'Shift+7', (chain) => chain.toggleOrderedList()),
      toggle('blockquote', 'Shift+B', (chain) => chain.toggleBlockquote()),
      toggle('codeBlock', 'Alt+C', (chain) => chain.toggleCodeBlock()),
      { name: 'horizontalRule', run: (chain) => chain.setHorizontalRule() },
    ],
  ];
}
