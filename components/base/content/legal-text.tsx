import { useLocale, useTranslations } from 'next-intl';
import { RichText } from '@/components/base/rich-text/card-rich-text';
import type { ContentPage } from '@/lib/base/content/contract';
import { outline } from '@/lib/base/rich-text/codes';
import { languageNames } from '@/lib/platform/shared/language';
import { besideText, LegalContents, LegalVersion, staysInSight } from './legal-head';

interface LegalTextProps {
  /** Who runs the site; the text refers to this operator. */
  operator: string;
  page: ContentPage;
}

/** A legal text on a page of its own: operator, version, table of contents, text. */
export function LegalText({ operator, page }: LegalTextProps) {
  const t = useTranslations('content.agreement');
  const lang = useLocale() === page.language ? undefined : languageNames[page.language].html;
  const { html, chapters } = outline(page.body, page.id, 'h1');
  return (
    <article className="wrap pt-10 pb-16 md:pt-16">
      <h1 lang={lang} className="text-hero">
        {page.title}
      </h1>
      <p className="mt-2 text-ink-2">{t('operator', { operator })}</p>
      <div className={`mt-8 border-line border-t pt-6 lg:mt-10 lg:pt-8 ${besideText}`}>
        <div className={`mb-8 ${staysInSight}`}>
          <LegalVersion page={page} />
          <LegalContents chapters={chapters} lang={lang} />
        </div>
        <RichText name={page.id} html={html} lang={lang} />
      </div>
    </article>
  );
}
