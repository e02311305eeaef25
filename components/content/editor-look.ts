/** The written text looks as it will on its page (`rich-text.tsx`), and shows what is selected. */
const blocks = '[&>p]:mt-3 [&_blockquote]:mt-3 [&_ol]:mt-3 [&_ul]:mt-3 [&_li]:mt-1.5 [&>:first-child]:mt-0 [&_hr]:my-6';
const lists = '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-5 [&_li]:marker:text-ink-3';
const headings =
  '[&_h2]:mt-10 [&_h2]:text-xl [&_h3]:mt-9 [&_h3]:text-lg [&_h4]:mt-6 [&_h4]:font-semibold [&_blockquote]:border-line [&_blockquote]:border-l-2 [&_blockquote]:pl-4';
const words = '[&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_strong]:font-semibold';
const code =
  '[&_pre]:mt-3 [&_pre]:overflow-x-auto [&_:is(pre,:not(pre)>code)]:rounded-sm [&_:is(pre,:not(pre)>code)]:bg-sunk [&_pre]:p-3';
const pictures =
  '[&_img]:inline-block [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md [&_img.ProseMirror-selectednode]:outline-2 [&_img.ProseMirror-selectednode]:outline-accent';

/** The element that one writes in. */
export const editorLook = `min-h-96 max-w-178 [&_.ProseMirror-gapcursor]:after:border-ink px-4 py-4 outline-none focus-visible:outline-none ${blocks} ${lists} ${headings} ${words} ${code} ${pictures}`;
