import { useTranslations } from 'next-intl';
import type { Chapter } from '@/lib/base/rich-text/codes';

interface ArticleContentsProps {
  chapters: readonly Chapter[];
  lang: string | undefined;
}

/** With fewer headings one sees what comes. */
export const fewestChapters = 3;

/** What stands in an article, by its headings: beside the text where there is room, else closed until it is asked for. */
export function ArticleContents({ chapters, lang }: ArticleContentsProps) {
  const t = useTranslations('article.page');
  const list = (
    <ol lang={lang} className="text-sm leading-5">
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 text-ink-2 transition-colors wrap-anywhere hover:text-ink lg:min-h-0"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={t('contents')} className="max-lg:mb-7 lg:order-last">
      <details className="group border-line border-y lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between font-semibold text-sm [&::-webkit-details-marker]:hidden">
          {t('contents')}
          <span aria-hidden="true" className="text-ink-3 text-lg transition-transform group-open:rotate-45">
            +
          </span>
        </summary>
        <div className="pb-3">{list}</div>
      </details>
      <div className="sticky top-[calc(var(--spacing-head)+24px)] max-h-[calc(100dvh-var(--spacing-head)-48px)] overflow-y-auto border-line border-l pl-5 max-lg:hidden">
        <p className="mb-1.5 text-ink-3 text-xs">{t('contents')}</p>
        {list}
      </div>
    </nav>
  );
}
