import { type Editor, type Extensions, generateHTML, generateJSON } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { normalMarkup } from '@/lib/base/content/client/normal-markup';
import { PictureNode } from './editor-picture-node';

/** What can be written: what the server lets through and the toolbar has a button for. */
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

/** Whether the editor can show a body and give it back with nothing missing: there are elements that it does not know. */
export function canHold(body: string): boolean {
  const written = generateHTML(generateJSON(body, editorExtensions), editorExtensions);
  return normalMarkup(written) === normalMarkup(body);
}

/** What is written, as it is saved: nothing for an empty text, and no empty lines at its end. */
export function bodyOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
}
