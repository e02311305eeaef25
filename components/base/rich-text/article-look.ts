// As many characters to a line as the eye follows: 36 Chinese ones, or 68 letters.
const column = 'max-w-[68ch] text-lg leading-[1.65] [&:lang(zh)]:max-w-[36em] [&:lang(zh)]:leading-[1.8]';
const rhythm =
  '[&_:is(p,ul,ol,blockquote,pre)]:mt-[1.1em] [&_li]:mt-1.5 [&_:is(li,blockquote)>:first-child]:mt-0 [&_li>:is(p,ul,ol)+:is(p,ul,ol)]:mt-1.5';
const headings =
  '[&_h2]:mt-[1.9em] [&_h2]:text-2xl [&_h2]:font-semibold [&_h2]:text-balance [&_h3]:mt-[1.7em] [&_h3]:text-xl [&_h3]:font-semibold [&_:is(h2,h3)+:is(p,ul,ol,blockquote,pre)]:mt-[0.7em] [&_:is(h2,h3)]:scroll-mt-[calc(var(--spacing-head)+16px)]';
const lists = '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-6 [&_li]:marker:text-ink-3';
const words =
  '[&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_a]:decoration-1 [&_strong]:font-semibold [&_em]:italic';
const quotes = '[&_blockquote]:border-line [&_blockquote]:border-l-3 [&_blockquote]:pl-5 [&_blockquote]:text-ink-2';
// Code keeps its lines: a wide block scrolls, and the page does not.
const code =
  '[&_:is(pre,code)]:font-[ui-monospace,monospace] [&_:not(pre)>code]:rounded-sm [&_:not(pre)>code]:bg-sunk [&_:not(pre)>code]:px-1.5 [&_:not(pre)>code]:py-0.5 [&_:not(pre)>code]:text-[0.88em] [&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-sunk [&_pre]:px-4 [&_pre]:py-3.5 [&_pre]:text-base [&_pre]:leading-relaxed';
const rules = '[&_hr]:mx-auto [&_hr]:my-[2.2em] [&_hr]:w-1/4 [&_hr]:border-line';
// Wider than the column where there is room: on both sides, or as far as `--bleed-left` and `--bleed-right` say.
const bleed =
  'lg:[&_:is(figure,.article-work)]:ml-[calc(-1*var(--bleed-left,8%))] lg:[&_:is(figure,.article-work)]:mr-[calc(-1*var(--bleed-right,8%))]';
// Never taller than the window, never larger than it is.
const figures =
  '[&_figure]:mt-[1.6em] [&_figure+:is(p,ul,ol,blockquote,pre)]:mt-[1.6em] [&_figure>button]:block [&_figure>button]:w-full [&_figure>button]:cursor-zoom-in [&_figure_img]:mx-auto [&_figure_img]:block [&_figure_img]:h-auto [&_figure_img]:max-h-[88svh] [&_figure_img]:object-contain [&_figure_img]:max-w-full [&_figure_img]:rounded-md [&_figcaption]:mt-2.5 [&_figcaption]:text-center [&_figcaption]:text-ink-2 [&_figcaption]:text-sm [&_figcaption]:leading-normal [&_figcaption]:text-balance';
const works = '[&_.article-work]:mt-[1.6em] [&_.article-work+*>:first-child]:mt-[1.6em]';

/** The look of an article, on its page and in the editor. */
export const articleLook = `${column} ${rhythm} ${headings} ${lists} ${words} ${quotes} ${code} ${rules} ${bleed} ${figures} ${works}`;
