import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

type Attributes = Record<string, unknown>;

/** Inserts a picture into the line of a page, and selects it, unless the focus has moved to another field meanwhile. */
export function insertPicture(editor: Editor, attrs: Attributes): void {
  if (editor.isDestroyed) return;
  editor.commands.insertContent({ type: 'picture', attrs });
  const at = editor.state.selection.from - 1;
  if (editor.state.doc.nodeAt(at)?.type.name === 'picture') editor.commands.setNodeSelection(at);
}

/**
 * Inserts a picture or a work into an article, and selects it: in place of the empty line of the cursor, or else below
 * the paragraph, list or quote that the cursor is in.
 */
export function insertFigure(editor: Editor, type: 'figure' | 'work', attrs: Attributes): void {
  if (editor.isDestroyed) return;
  editor.commands.command(({ tr, state }) => {
    const { $from, $to, to } = tr.selection;
    const isEmptyLine = $from.depth === 1 && $from.parent.isTextblock && $from.parent.content.size === 0;
    const end = $to.depth > 0 ? $to.after(1) : to;
    const start = isEmptyLine ? $from.before(1) : end;
    tr.replaceWith(start, end, state.schema.node(type, attrs));
    tr.setSelection(NodeSelection.create(tr.doc, start));
    return true;
  });
}
