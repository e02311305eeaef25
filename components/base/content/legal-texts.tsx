import { useLocale, useTranslations } from 'next-intl';
import { RichText } from '@/components/base/rich-text/card-rich-text';
import type { ContentPage } from '@/lib/base/content/contract';
import { outline } from '@/lib/base/rich-text/codes';
import { languageNames } from '@/lib/platform/shared/language';
import { besideText, LegalContents, LegalVersion, staysInSight } from './legal-head';

interface LegalTextsProps {
  /** Who runs the site; the texts refer to this operator. */
  operator: string;
  pages: readonly ContentPage[];
}

/** The user agreement and the privacy policy on one page, each with its id: `#agreement`, `#privacy`. */
export function LegalTexts({ operator, pages }: LegalTextsProps) {
  const t = useTranslations('content.agreement');
  return (
    <div className="wrap pt-10 pb-16 md:pt-16">
      <h1 className="text-hero">{t('title')}</h1>
      <p className="mt-2 text-ink-2">{t('operator', { operator })}</p>
      {pages.map((page) => (
        <LegalSection key={page.id} page={page} />
      ))}
    </div>
  );
}

/** One of them: its version, its table of contents, its text. */
function LegalSection({ page }: { page: ContentPage }) {
  const lang = useLocale() === page.language ? undefined : languageNames[page.language].html;
  const { html, chapters } = outline(page.body, page.id);
  return (
    <section
      id={page.id}
      aria-labelledby={`${page.id}-title`}
      className={`mt-10 scroll-mt-head border-line border-t pt-8 ${besideText}`}
    >
      <header className={`mb-6 ${staysInSight}`}>
        <h2 id={`${page.id}-title`} lang={lang} className="text-2xl">
          {page.title}
        </h2>
        <LegalVersion page={page} />
        <LegalContents chapters={chapters} lang={lang} />
      </header>
      <RichText name={page.id} html={html} lang={lang} />
    </section>
  );
}
