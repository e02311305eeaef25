import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Gallery } from '@/components/ui/gallery';
import { segments } from '@/lib/base/rich-text/codes';
import { useViewerWords } from '@/lib/platform/client/use-viewer-words';
import { pressedPictures } from '@/lib/platform/shared/format/pressed-pictures';
import { articleLook } from './article-look';

interface ArticleTextProps {
  /** Accessible name of its pictures on the page. */
  name: string;
  /** As `showArticle` of the server made it, with outline ids (`outline(html, prefix, 'h1')`). */
  html: string;
  /** Where it differs from the page's language. */
  lang?: string | undefined;
  /** Shows an embedded work by its id. */
  renderWork(id: string): ReactNode;
}

/** An article, to be read: one column, its works between its paragraphs. All its pictures can be enlarged together. */
export function ArticleText({ name, html, lang, renderWork }: ArticleTextProps) {
  const t = useTranslations('client.pictures');
  const words = useViewerWords();
  const pressed = pressedPictures(html, (picture) => t('large', { picture }));
  const parts = segments(pressed).map((part, place) =>
    'work' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      <div key={place} className="article-work">
        {renderWork(part.work)}
      </div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, twice (DESIGN 8)
      <div key={place} dangerouslySetInnerHTML={{ __html: part.html }} />
    ),
  );
  const look = `[&>:first-child>:first-child]:mt-0 ${articleLook}`;
  return pressed === html ? (
    <div lang={lang} className={look}>
      {parts}
    </div>
  ) : (
    <Gallery {...{ name, words, lang }} className={look}>
      {parts}
    </Gallery>
  );
}
