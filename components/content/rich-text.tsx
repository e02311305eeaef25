interface RichTextProps {
  /** Sanitised by the server, its headings from h3 down. */
  html: string;
  /** Where it is not the page's own language. */
  lang?: string | undefined;
}

const blocks = '[&>p]:mt-3 [&_blockquote]:mt-3 [&_ol]:mt-3 [&_ul]:mt-3 [&_li]:mt-1.5 [&>:first-child]:mt-0';
const lists = '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-5 [&_li]:marker:text-ink-3';
const headings =
  '[&_h3]:mt-9 [&_h3]:text-lg [&_h4]:mt-6 [&_h4]:font-semibold [&_:is(h3,h4)]:scroll-mt-[calc(var(--spacing-head)+16px)]';
const words = '[&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_strong]:font-semibold';

/** What editors have written, in a column that is easy to read. */
export function RichText({ html, lang }: RichTextProps) {
  return (
    <div
      lang={lang}
      className={`max-w-170 ${blocks} ${lists} ${headings} ${words}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, twice (DESIGN 8)
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
