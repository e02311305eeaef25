import { useLocale, useTranslations } from 'next-intl';
import type { ContentPage } from '@/lib/content/contract';
import { outline } from '@/lib/content/rules/outline';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { languageNames } from '@/lib/platform/shared/language';
import { RichText } from './rich-text';

interface LegalTextsProps {
  /** Who runs the site; the texts speak of the operator that is named here. */
  operator: string;
  pages: readonly ContentPage[];
}

/** The user agreement and the privacy policy on one page, each under its id: `#agreement`, `#privacy`. */
export function LegalTexts({ operator, pages }: LegalTextsProps) {
  const t = useTranslations('content.agreement');
  return (
    <div className="wrap pt-10 pb-16 md:pt-16">
      <h1 className="text-hero">{t('title')}</h1>
      <p className="mt-2 text-ink-2">{t('operator', { operator })}</p>
      {pages.map((page) => (
        <LegalText key={page.id} page={page} />
      ))}
    </div>
  );
}

/** One of them: its version, its table of contents, its text; on a wide screen the first two stay in sight. */
function LegalText({ page }: { page: ContentPage }) {
  const t = useTranslations('content.agreement');
  const lang = useLocale() === page.language ? undefined : languageNames[page.language].html;
  const { html, chapters } = outline(page.body, page.id);
  const day = formatDate(Date.parse(page.updatedAt));
  return (
    <section
      id={page.id}
      aria-labelledby={`${page.id}-title`}
      className="mt-10 scroll-mt-head border-line border-t pt-8 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-16"
    >
      <header className="mb-6 lg:sticky lg:top-[calc(var(--spacing-head)+32px)] lg:max-h-[calc(100dvh-var(--spacing-head)-64px)] lg:self-start lg:overflow-y-auto">
        <h2 id={`${page.id}-title`} lang={lang} className="text-2xl">
          {page.title}
        </h2>
        <p className="mt-1 text-sm text-ink-3 tabular-nums">
          {t.rich('version', { date: () => <time dateTime={day}>{day}</time> })}
        </p>
        {chapters.length > 0 && (
          <details className="mt-3 border-line border-y">
            <summary className="flex min-h-11 items-center font-semibold">{t('contents')}</summary>
            <ol lang={lang} className="pb-2">
              {chapters.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className="flex min-h-11 items-center text-ink-2 hover:text-ink">
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        )}
      </header>
      <RichText html={html} lang={lang} />
    </section>
  );
}
