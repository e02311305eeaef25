import { type Editor, type Extensions, generateHTML, generateJSON } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { normalMarkup } from '@/lib/base/rich-text/client/normal-markup';
import { PictureNode } from './editor-picture-node';

/** The editor's elements: those that the server allows and the toolbar has a button for. */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // The server puts `rel` on each link; the same tab unless the text says otherwise.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  PictureNode,
];

/** Whether the editor can show a body and return it without loss: it does not know all elements. */
export function canHold(body: string): boolean {
  const written = generateHTML(generateJSON(body, editorExtensions), editorExtensions);
  return normalMarkup(written) === normalMarkup(body);
}

/** The text as it is saved: empty for an empty text, without empty lines at its end. */
export function bodyOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
}
