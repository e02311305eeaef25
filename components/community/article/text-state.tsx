import { useLocale, useTranslations } from 'next-intl';
import { articlePath } from '@/lib/community/article/client/addresses';
import type { ArticleDetail } from '@/lib/community/article/contract';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { languageNames } from '@/lib/platform/shared/language';

type TextStateProps = Pick<ArticleDetail, 'id' | 'textState' | 'titleLanguage'>;

/** What a reader should know of the language of an article; nothing where it was written in this one alone. */
export function TextStateNote({ id, textState, titleLanguage }: TextStateProps) {
  const t = useTranslations('article.page.texts');
  const locale = useLocale();
  if (textState === 'alone') return null;
  const other = locale === 'zh' ? 'en' : 'zh';
  const { html, marker } = languageNames[other];
  // The marker in the address is the reader's wish for its language.
  const address = getPathname({ locale: other, href: articlePath(id) }) + marker;
  const look = textState === 'checked' ? 'text-ink-3' : 'border-line border-l-2 pl-3 text-ink-2';
  return (
    <p className={`mt-4 text-pretty text-sm ${look}`}>
      {textState === 'missing'
        ? t('missing', { language: titleLanguage })
        : t.rich(textState, {
            link: (words) => (
              <a
                href={address}
                hrefLang={html}
                className="-my-3 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
              >
                {words}
              </a>
            ),
          })}
    </p>
  );
}
