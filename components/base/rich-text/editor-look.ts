import { richTextLook } from './card-rich-text';

/** Makes selections and code visible; a picture is selected where it is. */
const signs =
  '[&_.ProseMirror-gapcursor]:after:border-ink [&_img]:inline-block [&_img.ProseMirror-selectednode]:outline-2 [&_img.ProseMirror-selectednode]:outline-accent [&_hr]:my-6';
const code =
  '[&_pre]:mt-3 [&_:is(pre,:not(pre)>code)]:rounded-sm [&_:is(pre,:not(pre)>code)]:bg-sunk [&_pre]:p-3 [&_blockquote]:border-line [&_blockquote]:border-l-2 [&_blockquote]:pl-4';

/** The element to type in: the text looks as on its page. */
export const editorLook = `min-h-96 max-w-178 px-4 py-4 outline-none focus-visible:outline-none ${richTextLook} ${signs} ${code}`;
