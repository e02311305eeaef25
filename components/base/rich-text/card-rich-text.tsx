import { useTranslations } from 'next-intl';
import { Gallery } from '@/components/ui/gallery';
import { useViewerWords } from '@/lib/platform/client/use-viewer-words';
import { pressedPictures } from '@/lib/platform/shared/format/pressed-pictures';

interface RichTextProps {
  /** Accessible name on its page. */
  name: string;
  /**
   * Sanitised by the server and, below the title of its page, with outline ids (`lib/base/rich-text/rules/outline.ts`).
   */
  html: string;
  /** Where it differs from the page's language. */
  lang?: string | undefined;
}

const blocks = '[&>p]:mt-3 [&_blockquote]:mt-3 [&_ol]:mt-3 [&_ul]:mt-3 [&_li]:mt-1.5 [&>:first-child]:mt-0';
const lists = '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-5 [&_li]:marker:text-ink-3';
const headings =
  '[&_h2]:mt-10 [&_h2]:text-xl [&_h3]:mt-9 [&_h3]:text-lg [&_h4]:mt-6 [&_h4]:font-semibold [&_:is(h2,h3,h4)]:scroll-mt-[calc(var(--spacing-head)+16px)]';
const words = '[&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_strong]:font-semibold';
const pictures =
  '[&_button]:inline-block [&_button]:cursor-zoom-in [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md [&_figcaption]:text-sm [&_figcaption]:text-ink-2';
// A table may be wider than a phone: it scrolls, and the page does not.
const tables =
  '[&_table]:mt-3 [&_table]:block [&_table]:overflow-x-auto [&_:is(th,td)]:border [&_:is(th,td)]:border-line [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_:is(th,td)]:text-left [&_pre]:overflow-x-auto';

/** The look of editors' text, on its page and in the editor. */
export const richTextLook = `${blocks} ${lists} ${headings} ${words} ${pictures} ${tables}`;

/** Text of editors, in a readable column. Its pictures can be enlarged. */
export function RichText({ name, html, lang }: RichTextProps) {
  const t = useTranslations('client.pictures');
  const words = useViewerWords();
  const look = `max-w-170 ${richTextLook}`;
  const shown = pressedPictures(html, (picture) => t('large', { picture }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, twice (DESIGN 8)
  const text = <div lang={lang} className={look} dangerouslySetInnerHTML={{ __html: shown }} />;
  // Most texts have no picture and need no script.
  return shown === html ? text : <Gallery {...{ name, words }}>{text}</Gallery>;
}
