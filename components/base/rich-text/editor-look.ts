import { articleLook } from './article-look';
import { richTextLook } from './card-rich-text';
import type { RichKind } from './editor-extensions';

const field = 'px-4 py-4 outline-none focus-visible:outline-none';
/** Makes selections and code visible; a picture is selected where it is. */
const signs =
  '[&_.ProseMirror-gapcursor]:after:border-ink [&_img]:inline-block [&_img.ProseMirror-selectednode]:outline-2 [&_img.ProseMirror-selectednode]:outline-accent [&_hr]:my-6';
const code =
  '[&_pre]:mt-3 [&_:is(pre,:not(pre)>code)]:rounded-sm [&_:is(pre,:not(pre)>code)]:bg-sunk [&_pre]:p-3 [&_blockquote]:border-line [&_blockquote]:border-l-2 [&_blockquote]:pl-4';
/** A selected figure has an outline; the line below a picture says that it is not described yet. */
const figures =
  'mx-auto box-content [&>:first-child]:mt-0 lg:[&_figure]:mx-0 [&_.ProseMirror-gapcursor]:after:border-ink [&_.ProseMirror-selectednode]:rounded-md [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-accent [&_figure>p]:mt-2 [&_figure>p]:text-center [&_figure>p]:text-danger [&_figure>p]:text-sm';

/** The element to type in: the text looks as on its page. */
export const editorLook: Record<RichKind, string> = {
  page: `min-h-96 max-w-178 ${field} ${richTextLook} ${signs} ${code}`,
  article: `min-h-96 ${field} ${articleLook} ${figures}`,
  text: `min-h-60 ${field} ${richTextLook} ${signs} ${code}`,
};
